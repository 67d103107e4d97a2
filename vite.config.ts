// One entry per environment (apps/*/app.json) and per platform front-end (front/*/main.ts[x]), found by glob.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { defineConfig, type Plugin, type Rollup } from "vite";

const root = import.meta.dirname;
const VIRTUAL = "virtual:mockup/";

/** Folders of `parent` that hold one of `files`, with that file. */
function foldersWith(parent: string, files: string[]): [name: string, path: string][] {
  if (!existsSync(resolve(root, parent))) return [];
  return readdirSync(resolve(root, parent))
    .sort()
    .flatMap((name) => {
      const file = files.find((one) => existsSync(resolve(root, parent, name, one)));
      return file ? [[name, resolve(root, parent, name, file)] as [string, string]] : [];
    });
}

const GALLERY = "_gallery";
// IGG_ENVIRONMENTS=a,b builds only these: while an app is being worked on.
const only = process.env.IGG_ENVIRONMENTS ? process.env.IGG_ENVIRONMENTS.split(",") : null;
const environments = foldersWith("apps", ["app.json"])
  .map(([name]) => name)
  .filter((name) => !name.startsWith("_") && (!only || only.includes(name)));
// A page of all components, for looking at and testing the kit.
if (process.env.IGG_GALLERY === "1") environments.push(GALLERY);

const folderOf = (name: string): string => resolve(root, "apps", name === GALLERY ? "_kit/gallery" : name);

function builds(): Record<string, string> {
  const path = resolve(root, "build/sources.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

const frontEntries = (): Record<string, string> =>
  Object.fromEntries(foldersWith("front", ["main.ts", "main.tsx"]).map(([name, path]) => [`front/${name}`, path]));

function page(title: string, scripts: string[], preloads: string[], styles: string[]): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="/${href}">`),
    ...scripts.map((src) => `<script type="module" crossorigin src="/${src}"></script>`),
    "</head>",
    '<body><div id="root"></div></body>',
    "</html>",
    "",
  ].join("\n");
}

/** Gives each environment its entry module and its page. */
function mockups(): Plugin {
  return {
    name: "igg-mockups",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}.tsx` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return;
      const name = id.slice(VIRTUAL.length + 1, -".tsx".length);
      const folder = folderOf(name);
      const build = builds()[name] ?? "development";
      return [
        `import manifest from ${JSON.stringify(`${folder}/app.json`)};`,
        `import { initial, reduce } from ${JSON.stringify(`${folder}/state.ts`)};`,
        `import { View } from ${JSON.stringify(`${folder}/view.tsx`)};`,
        `import { mount } from ${JSON.stringify(resolve(root, "apps/_kit/mount.tsx"))};`,
        `import ${JSON.stringify(`${folder}/app.css`)};`,
        `mount({ ...manifest, name: ${JSON.stringify(name)} }, { initial, reduce, view: View }, ${JSON.stringify(build)});`,
      ].join("\n");
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry || !chunk.name.startsWith("apps/")) continue;
        const name = chunk.name.slice("apps/".length);
        const title = JSON.parse(readFileSync(resolve(folderOf(name), "app.json"), "utf8")).title;
        const chunks = reachable(chunk, bundle);
        const styles = chunks.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]);
        const preloads = chunks.slice(0, -1).map((one) => one.fileName);
        this.emitFile({
          type: "asset",
          fileName: `apps/${name}/index.html`,
          source: page(title, [chunk.fileName], preloads, [...new Set(styles)]),
        });
      }
    },
  };
}

/** The chunk and what it imports statically, imports first. */
function reachable(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  seen = new Set<string>(),
): Rollup.OutputChunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const before = chunk.imports.flatMap((name) => {
    const next = bundle[name];
    return next?.type === "chunk" ? reachable(next, bundle, seen) : [];
  });
  return [...before, chunk];
}

export default defineConfig({
  root,
  base: "/",
  publicDir: false,
  plugins: [mockups()],
  build: {
    outDir: "build/site",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Pictures travel inside the bundle: after load a mockup asks the network for nothing.
    assetsInlineLimit: (file) => (file.endsWith(".svg") ? true : undefined),
    rollupOptions: {
      input: { ...Object.fromEntries(environments.map((name) => [`apps/${name}`, VIRTUAL + name])), ...frontEntries() },
      output: {
        entryFileNames: (chunk) =>
          chunk.name.startsWith("front/") ? "[name].js" : `apps/assets/${basename(chunk.name)}-[hash].js`,
        chunkFileNames: "apps/assets/[name]-[hash].js",
        assetFileNames: (asset) => {
          const name = asset.names[0] ?? "";
          return name.startsWith("front/") ? "[name][extname]" : "apps/assets/[name]-[hash][extname]";
        },
      },
    },
  },
  test: { pool: "vmThreads", include: ["apps/**/*.test.ts", "front/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
