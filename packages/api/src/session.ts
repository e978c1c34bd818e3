import type { AnswerOf, OwnInfo } from "./types.ts";

/** Subset of the Storage interface that the session needs. */
export interface SessionStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Prefix of every storage key of the application, so that a logout can remove them all. */
export const STORAGE_PREFIX = "lenscape.";

/** Profile for the mini program; removed with the session because it has a phone number. */
export interface MiniUser {
  nickname: string;
  avatar: string;
  phoneNumber: string;
}

/** Session state. The object is replaced only when something changes. */
export interface SessionState {
  readonly hasLogin: boolean;
  readonly token: string;
  readonly userId: string;
  readonly name: string;
  readonly avatar: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Invitation code of the member who invited this visitor. */
  readonly invitationCode: string;
  readonly ownInvitationCode: string;
  readonly miniUser: MiniUser | null;
  /** Current posting restrictions of the member, as of the last response. */
  readonly denials: OwnInfo["denials"];
}

/** State of a visitor, also used for server rendering. */
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

/** Creates a storage in memory, for the server and for tests. */
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

/** Reads a field from the storage; returns the visitor's value if the entry is missing, broken or of another type. */
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
  const fields = Object.fromEntries(FIELDS.map((field) => [field, readField(storage, field)]));
  const isSignedIn = fields.hasLogin === true && fields.token !== "";
  const state = isSignedIn ? fields : { ...fields, hasLogin: false, token: "" };
  const isVisitor = FIELDS.every((field) => state[field] === visitorState[field]);
  return isVisitor ? visitorState : (state as unknown as SessionState);
}

function ownKeys(storage: SessionStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key): key is string => key?.startsWith(STORAGE_PREFIX) ?? false);
}

/** Event target for `connect`: the window of the browser. */
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
  /** Keeps a fresh token; anyone who was signed in before leaves nothing behind. */
  signIn(token: string): void;
  /** Takes the answer of getInfo; no roles become ROLE_DEFAULT, no avatar the default one. */
  setInfo(info: Pick<AnswerOf<"getInfo">, "user"> & Partial<AnswerOf<"getInfo">>): void;
  /** Adds the permissions of the member's group and sets the posting restrictions. */
  setOwnInfo(info: Pick<OwnInfo, "group"> & Partial<OwnInfo>): void;
  /** Stores the code of the inviting member until the next logout. */
  setInvitationCode(code: string): void;
  setMiniUser(user: MiniUser): void;
  /** Ends the session after a 401: removes token and user information and nothing else. */
  expire(): void;
  /** Logs out: removes every entry of the application. */
  clear(): void;
  /** Follows sign-ins and sign-outs of other tabs; returns a function that stops it. */
  connect(target: StorageEvents): () => void;
}

/**
 * Creates the session, kept in memory and in `storage`. If the storage cannot be written (full, or blocked by the
 * browser), the session works but is lost on reload.
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
        // The state in memory is enough until the next reload.
      }
    }
    replace({ ...state, ...change });
  }

  function remove(keys: readonly string[], next: SessionState) {
    for (const key of keys) storage.removeItem(key);
    replace(next);
  }

  function expire() {
    const { invitationCode, token } = state;
    const storedToken = readField(storage, "token");
    // Another tab has signed in since; that session has not ended.
    if (storedToken && storedToken !== token) return replace(readState(storage));
    const removedFields = FIELDS.filter((field) => field !== "invitationCode");
    remove(
      removedFields.map((field) => STORAGE_PREFIX + field),
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
    clear: () => remove(ownKeys(storage), visitorState),
    connect(target) {
      const onStorage = ({ key }: { key: string | null }) => {
        if (key === null || key.startsWith(STORAGE_PREFIX)) replace(readState(storage));
      };
      target.addEventListener("storage", onStorage);
      return () => target.removeEventListener("storage", onStorage);
    },
  };
}
