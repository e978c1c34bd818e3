import type { AnswerOf, OwnInfo } from "./types.ts";

/** What the session needs of localStorage. */
export interface SessionStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Every entry the application keeps in the browser starts with this, so that logging out can remove them all. */
export const STORAGE_PREFIX = "lenscape.";

/** The member's entry for the mini program; holds a phone number, so it leaves with the session. */
export interface MiniUser {
  nickname: string;
  avatar: string;
  phoneNumber: string;
}

/** ENT-088 to ENT-105. The same object until something changes. */
export interface SessionState {
  readonly hasLogin: boolean;
  readonly token: string;
  readonly userId: string;
  readonly name: string;
  readonly avatar: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** The code of the member who invited this visitor. */
  readonly invitationCode: string;
  readonly ownInvitationCode: string;
  readonly miniUser: MiniUser | null;
  /** Where the member may not write now, as last heard. */
  readonly denials: OwnInfo["denials"];
}

/** The state of a visitor, and the one the server renders with. */
export const visitorState: SessionState = {
  hasLogin: false,
  token: "",
  userId: "",
  name: "",
  avatar: "",
  roles: [],
  permissions: [],
  invitationCode: "",
  ownInvitationCode: "",
  miniUser: null,
  denials: [],
};

const FIELDS = Object.keys(visitorState) as (keyof SessionState)[];
const DEFAULT_ROLES = ["ROLE_DEFAULT"];

/** Storage for where there is none: the server, and tests. */
export function memoryStorage(): SessionStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
  };
}

/** A stored entry that is missing, broken or of another kind counts as absent. */
function readField(storage: SessionStorage, field: keyof SessionState): unknown {
  const absent = visitorState[field];
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_PREFIX + field) ?? "null");
    if (field === "miniUser") return value;
    return typeof value === typeof absent && Array.isArray(value) === Array.isArray(absent) ? value : absent;
  } catch {
    return absent;
  }
}

/**
 * `visitorState` itself where nothing is kept, so that nobody who compares with it has anything to do. Another tab writes
 * and removes one entry after the other: somebody is signed in while both the mark and the token are there.
 */
function readState(storage: SessionStorage): SessionState {
  const kept = Object.fromEntries(FIELDS.map((field) => [field, readField(storage, field)]));
  const isSignedIn = kept.hasLogin === true && kept.token !== "";
  const state = isSignedIn ? kept : { ...kept, hasLogin: false, token: "" };
  const isVisitor = FIELDS.every((field) => state[field] === visitorState[field]);
  return isVisitor ? visitorState : (state as unknown as SessionState);
}

function ownKeys(storage: SessionStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key): key is string => key?.startsWith(STORAGE_PREFIX) ?? false);
}

/** What `connect` listens to: the browser's window. */
export interface StorageEvents {
  addEventListener(type: "storage", listener: (event: { key: string | null }) => void): void;
  removeEventListener(type: "storage", listener: (event: { key: string | null }) => void): void;
}

export interface Session {
  /** The present state, for `useSyncExternalStore`; `visitorState` is its counterpart on the server. */
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The token, or undefined for a visitor. */
  token(): string | undefined;
  /** Keeps a fresh token (STATE-039, STATE-040); anyone who was signed in before leaves nothing behind. */
  signIn(token: string): void;
  /** Takes the answer of getInfo; no roles become ROLE_DEFAULT (ENT-094), no avatar the default one (ENT-095). */
  setInfo(info: Pick<AnswerOf<"getInfo">, "user"> & Partial<AnswerOf<"getInfo">>): void;
  /** Takes the member's own profile: its group adds its permissions (ENT-096), its mutes say where they may not write. */
  setOwnInfo(info: Pick<OwnInfo, "group"> & Partial<OwnInfo>): void;
  /** Keeps the code of the inviting member until the next logout (ENT-098). */
  setInvitationCode(code: string): void;
  setMiniUser(user: MiniUser): void;
  /** Ends the session after a 401: token and user information go (STATE-034, STATE-035), the rest stays. */
  expire(): void;
  /** Logs out: every entry of the application goes (STATE-041 to STATE-044). */
  clear(): void;
  /** Follows what other tabs do; returns the function that stops it. */
  connect(target: StorageEvents): () => void;
}

/**
 * Keeps who is signed in, in memory and in `storage`. A storage that refuses to write (full, or forbidden by the
 * browser) costs the memory across reloads, nothing else.
 */
export function createSession(
  storage: SessionStorage = memoryStorage(),
  { defaultAvatar = "" }: { defaultAvatar?: string } = {},
): Session {
  let state = readState(storage);
  const listeners = new Set<() => void>();

  function replace(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function update(change: Partial<SessionState>) {
    for (const [field, value] of Object.entries(change)) {
      try {
        storage.setItem(STORAGE_PREFIX + field, JSON.stringify(value));
      } catch {
        // The state in memory carries on without it.
      }
    }
    replace({ ...state, ...change });
  }

  function forget(keys: readonly string[], next: SessionState) {
    for (const key of keys) storage.removeItem(key);
    replace(next);
  }

  function expire() {
    const { invitationCode, token } = state;
    const kept = readField(storage, "token");
    // Somebody has signed in since in another tab: that session has not ended.
    if (kept && kept !== token) return replace(readState(storage));
    const gone = FIELDS.filter((field) => field !== "invitationCode");
    forget(
      gone.map((field) => STORAGE_PREFIX + field),
      { ...visitorState, invitationCode },
    );
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => state.token || undefined,
    signIn(token) {
      const { invitationCode } = state;
      update({ ...visitorState, invitationCode, token, hasLogin: true });
    },
    setInfo({ user, roles = [], permissions = [] }) {
      update({
        userId: user.userId,
        name: user.nickName || user.userName,
        avatar: user.avatar || defaultAvatar,
        roles: roles.length > 0 ? roles : DEFAULT_ROLES,
        permissions,
      });
    },
    setOwnInfo({ group, invitationCode, denials = [] }) {
      const permissions = [...new Set([...state.permissions, ...group.permissionList])];
      update({ permissions, denials, ...(invitationCode ? { ownInvitationCode: invitationCode } : {}) });
    },
    setInvitationCode: (invitationCode) => update({ invitationCode }),
    setMiniUser: (miniUser) => update({ miniUser }),
    expire,
    clear: () => forget(ownKeys(storage), visitorState),
    connect(target) {
      const follow = ({ key }: { key: string | null }) => {
        if (key === null || key.startsWith(STORAGE_PREFIX)) replace(readState(storage));
      };
      target.addEventListener("storage", follow);
      return () => target.removeEventListener("storage", follow);
    },
  };
}
