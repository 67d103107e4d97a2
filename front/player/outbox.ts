// Batches that the server has not acknowledged yet, in the order they were made; they outlive a reload.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export type RecordedEvent = { readonly type: string; readonly page: string; readonly seq: number };

export interface Batch {
  readonly number: number;
  readonly episode: string;
  readonly events: readonly RecordedEvent[];
}

export interface Outbox {
  add(episode: string, events: readonly RecordedEvent[]): Promise<void>;
  first(episode: string): Promise<Batch | undefined>;
  remove(number: number): Promise<void>;
}

interface Schema extends DBSchema {
  batches: { key: number; value: Omit<Batch, "number"> & { number?: number }; indexes: { episode: string } };
}

class StoredOutbox implements Outbox {
  constructor(private readonly database: IDBPDatabase<Schema>) {}

  async add(episode: string, events: readonly RecordedEvent[]): Promise<void> {
    await this.database.add("batches", { episode, events });
  }

  async first(episode: string): Promise<Batch | undefined> {
    const cursor = await this.database
      .transaction("batches")
      .store.index("episode")
      .openCursor(IDBKeyRange.only(episode));
    return cursor ? { ...cursor.value, number: cursor.primaryKey } : undefined;
  }

  async remove(number: number): Promise<void> {
    await this.database.delete("batches", number);
  }
}

/** For browsers that forbid storage: a reload then loses what was not sent. */
export class MemoryOutbox implements Outbox {
  private batches: Batch[] = [];
  private last = 0;

  async add(episode: string, events: readonly RecordedEvent[]): Promise<void> {
    this.last += 1;
    this.batches.push({ number: this.last, episode, events });
  }

  async first(episode: string): Promise<Batch | undefined> {
    return this.batches.find((batch) => batch.episode === episode);
  }

  async remove(number: number): Promise<void> {
    this.batches = this.batches.filter((batch) => batch.number !== number);
  }
}

export async function openOutbox(): Promise<Outbox> {
  try {
    const database = await openDB<Schema>("igg-player", 1, {
      upgrade(fresh) {
        fresh
          .createObjectStore("batches", { keyPath: "number", autoIncrement: true })
          .createIndex("episode", "episode");
      },
    });
    return new StoredOutbox(database);
  } catch {
    return new MemoryOutbox();
  }
}
