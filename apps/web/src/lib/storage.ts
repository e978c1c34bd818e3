/** Storage of this browser that never throws. Where the browser refuses, values live until the page is left. */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Returns whether the browser stored the value; a refused value is readable until the page is left. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

/**
 * Wraps a Web Storage area. Reading `window.localStorage` throws where cookies are blocked, and writing throws where
 * the area is full: both fall back to memory, so that callers need no `try`.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const area = (): Storage | undefined => {
    try {
      return open();
    } catch {
      return undefined;
    }
  };
  const keys = (): string[] => {
    const storage = area();
    const stored = storage
      ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
      : [];
    return [...new Set([...stored, ...memory.keys()])];
  };
  return {
    getItem: (key) => memory.get(key) ?? area()?.getItem(key) ?? null,
    setItem: (key, value) => {
      try {
        open().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      area()?.removeItem(key);
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/** `localStorage`, shared by all tabs and kept after the browser is closed. */
export const localStore: SafeStorage = createSafeStorage(() => window.localStorage);

/** `sessionStorage`, for one tab. */
export const sessionStore: SafeStorage = createSafeStorage(() => window.sessionStorage);

/** Whether the browser keeps no data for this site, because cookies or site data are blocked. */
export function isStorageBlocked(): boolean {
  try {
    window.localStorage.getItem("");
    return false;
  } catch {
    return true;
  }
}

/** Parses a stored value. Returns undefined if there is none or it is not JSON. */
export function parseJson(value: string | null): unknown {
  try {
    return JSON.parse(value ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Parses the JSON stored under a key. Returns undefined if the key is missing or its value is not JSON. */
export const readJson = (storage: Pick<SafeStorage, "getItem">, key: string): unknown =>
  parseJson(storage.getItem(key));

/** Stores a value as JSON; removes the key for undefined. */
export function writeJson(
  storage: Pick<SafeStorage, "setItem" | "removeItem">,
  key: string,
  value: unknown,
): void {
  if (value === undefined) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(value));
}
