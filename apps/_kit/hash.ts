// A stable hash of JSON values. Frozen objects keep theirs, so a transition costs what it changed.
const known = new WeakMap<object, string>();

/** 53-bit string hash, 14 hex digits. */
export function hashText(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x27d4eb2f);
    b = Math.imul(b ^ code, 0x165667b1);
  }
  a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) ^ Math.imul(b ^ (b >>> 13), 0x297a2d39);
  b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d) ^ Math.imul(a ^ (a >>> 13), 0x297a2d39);
  return (4294967296 * (0x1fffff & b) + (a >>> 0)).toString(16).padStart(14, "0");
}

export function hashJson(value: unknown): string {
  if (value === undefined || typeof value === "function") throw new Error("the store holds JSON only");
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const found = known.get(value);
  if (found !== undefined) return found;
  const text = Array.isArray(value)
    ? `[${value.map(hashJson).join(",")}]`
    : `{${Object.keys(value)
        .sort()
        .filter((key) => (value as Record<string, unknown>)[key] !== undefined)
        .map((key) => `${JSON.stringify(key)}:${hashJson((value as Record<string, unknown>)[key])}`)
        .join(",")}}`;
  const hash = hashText(text);
  if (Object.isFrozen(value)) known.set(value, hash);
  return hash;
}
