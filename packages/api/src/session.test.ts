import { describe, expect, test, vi } from "vitest";
import {
  createSession,
  memoryStorage,
  type SessionStorage,
  STORAGE_PREFIX,
  visitorState,
} from "./session.ts";

const USER = { userId: "12", userName: "member", nickName: "云野", avatar: "/static/demo/av-01.svg" };
const GROUP = { id: "1", name: "普通会员", permissionList: ["thread.activity.create"] };
const MINI = { nickname: "云野", avatar: "/a.png", phoneNumber: "13800000000" };

/** Creates a session with every field set. */
function signedIn(storage: SessionStorage = memoryStorage()) {
  const session = createSession(storage);
  session.setInvitationCode("K7M2QX");
  session.signIn("t1");
  session.setInfo({ user: USER, roles: ["editor"], permissions: ["thread.create"] });
  session.setOwnInfo({ group: GROUP, invitationCode: "OWN777" });
  session.setMiniUser(MINI);
  return session;
}

const keysOf = (storage: SessionStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

test("an empty storage gives the visitor state of server rendering", () => {
  const storage = memoryStorage();
  expect(createSession(storage).state()).toBe(visitorState);
  signedIn(storage).expire();
  expect(createSession(storage).state()).not.toBe(visitorState);
  signedIn(storage).clear();
  expect(createSession(storage).state()).toBe(visitorState);
});

describe("signing in", () => {
  test("STATE-039 ENT-089 ENT-097 the token is stored and read back after a reload", () => {
    const storage = memoryStorage();
    signedIn(storage);
    expect(storage.getItem(`${STORAGE_PREFIX}token`)).toContain("t1");
    expect(createSession(storage).token()).toBe("t1");
  });

  test("STATE-040 ENT-088 ENT-100 hasLogin is stored and read back after a reload", () => {
    const storage = memoryStorage();
    createSession(storage).signIn("t1");
    expect(createSession(storage).state().hasLogin).toBe(true);
  });

  test("ENT-090 ENT-091 ENT-092 ENT-093 the state has name, avatar, roles and permissions", () => {
    expect(signedIn().state()).toMatchObject({
      userId: "12",
      name: "云野",
      avatar: "/static/demo/av-01.svg",
      roles: ["editor"],
      permissions: ["thread.create", "thread.activity.create"],
    });
  });

  test.each([
    ["ENT-098", "invitationCode", "K7M2QX"],
    ["ENT-099", "ownInvitationCode", "OWN777"],
    ["ENT-101", "miniUser", MINI],
    ["ENT-102", "avatar", "/static/demo/av-01.svg"],
    ["ENT-103", "name", "云野"],
    ["ENT-104", "roles", ["editor"]],
    ["ENT-105", "permissions", ["thread.create", "thread.activity.create"]],
  ] as const)("%s %s is stored and read back after a reload", (_row, field, value) => {
    const storage = memoryStorage();
    signedIn(storage);
    expect(JSON.parse(storage.getItem(STORAGE_PREFIX + field) ?? "")).toEqual(value);
    expect(createSession(storage).state()[field]).toEqual(value);
  });

  test("ENT-094 ROLE-003 without roles the member has ROLE_DEFAULT", () => {
    const session = createSession();
    session.setInfo({ user: USER });
    expect(session.state().roles).toEqual(["ROLE_DEFAULT"]);
    session.setInfo({ user: USER, roles: [] });
    expect(session.state().roles).toEqual(["ROLE_DEFAULT"]);
  });

  test("ENT-095 an empty avatar becomes the default one", () => {
    const session = createSession(memoryStorage(), { defaultAvatar: "/static/avatar.svg" });
    session.setInfo({ user: { ...USER, avatar: "" } });
    expect(session.state().avatar).toBe("/static/avatar.svg");
  });

  test("ENT-096 adds the permissions of the group, which getInfo resets", () => {
    const session = signedIn();
    expect(session.state().permissions).toContain("thread.activity.create");
    session.setInfo({ user: USER, permissions: ["thread.create"] });
    expect(session.state().permissions).toEqual(["thread.create"]);
  });

  test("a sign-in keeps nothing of the previous member", () => {
    const storage = memoryStorage();
    const session = signedIn(storage);
    session.signIn("t2");
    const expected = { ...visitorState, invitationCode: "K7M2QX", token: "t2", hasLogin: true };
    expect(session.state()).toEqual(expected);
    expect(createSession(storage).state()).toEqual(expected);
  });
});

describe("signing out", () => {
  test("STATE-041 STATE-042 STATE-043 a logout clears token, roles and permissions", () => {
    const session = signedIn();
    session.clear();
    expect(session.token()).toBeUndefined();
    expect(session.state()).toEqual(visitorState);
  });

  test("STATE-044 a logout removes every entry of the application and no other", () => {
    const storage = memoryStorage();
    storage.setItem("somebody-else", "1");
    storage.setItem(`${STORAGE_PREFIX}draft.new`, "1");
    signedIn(storage).clear();
    expect(keysOf(storage)).toEqual(["somebody-else"]);
  });

  test("STATE-034 STATE-035 a 401 removes token and user information, and keeps drafts and the invitation code", () => {
    const storage = memoryStorage();
    storage.setItem(`${STORAGE_PREFIX}draft.new`, "1");
    const session = signedIn(storage);
    session.expire();
    expect(session.state()).toEqual({ ...visitorState, invitationCode: "K7M2QX" });
    expect(keysOf(storage).sort()).toEqual([`${STORAGE_PREFIX}draft.new`, `${STORAGE_PREFIX}invitationCode`]);
  });
});

describe("following", () => {
  test("replaces the state object only on a change, and calls the listeners", () => {
    const session = createSession();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    expect(session.state()).toBe(session.state());
    session.signIn("t1");
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("follows a sign-out in another tab and ignores foreign entries", () => {
    const storage = memoryStorage();
    const [here, there] = [signedIn(storage), createSession(storage)];
    let tell: (event: { key: string | null }) => void = () => {};
    const removeEventListener = vi.fn();
    const stop = here.connect({
      addEventListener: (_type, listener) => {
        tell = listener;
      },
      removeEventListener,
    });
    there.clear();
    tell({ key: "somebody-else" });
    expect(here.token()).toBe("t1");
    tell({ key: `${STORAGE_PREFIX}token` });
    expect(here.state()).toEqual(visitorState);
    stop();
    expect(removeEventListener).toHaveBeenCalledWith("storage", tell);
  });

  test("follows a sign-in in another tab entry by entry", () => {
    const storage = memoryStorage();
    let tell: (event: { key: string | null }) => void = () => {};
    const here = createSession(storage);
    here.connect({
      addEventListener: (_type, listener) => {
        tell = listener;
      },
      removeEventListener: vi.fn(),
    });
    const states = new Set<string>();
    const telling = {
      ...storage,
      setItem: (key: string, value: string) => {
        storage.setItem(key, value);
        tell({ key });
        const { hasLogin, token } = here.state();
        states.add(`${hasLogin} ${token}`);
      },
    };
    createSession(telling).signIn("t1");
    expect([...states]).toEqual(["false ", "true t1"]);
  });

  test("a 401 does not end a newer session of another tab", () => {
    const storage = memoryStorage();
    for (const here of [createSession(storage), signedIn(storage)]) {
      createSession(storage).signIn("t2");
      here.expire();
      expect(here.state()).toMatchObject({ hasLogin: true, token: "t2" });
      expect(createSession(storage).token()).toBe("t2");
      createSession(storage).clear();
    }
  });

  test("an incomplete stored session counts as signed out, and signing in works", () => {
    const storage = memoryStorage();
    storage.setItem(`${STORAGE_PREFIX}token`, '"t1"');
    const session = createSession(storage);
    expect(session.token()).toBeUndefined();
    session.signIn("t2");
    expect(createSession(storage).state()).toMatchObject({ hasLogin: true, token: "t2" });
  });

  test("ignores entries that are broken or of another type", () => {
    const storage = memoryStorage();
    storage.setItem(`${STORAGE_PREFIX}token`, "{");
    storage.setItem(`${STORAGE_PREFIX}roles`, '"admin"');
    storage.setItem(`${STORAGE_PREFIX}hasLogin`, '"yes"');
    expect(createSession(storage).state()).toEqual(visitorState);
  });

  test("signs in although the storage cannot be written", () => {
    const setItem = () => {
      throw new Error("QuotaExceededError");
    };
    const session = createSession({ ...memoryStorage(), setItem });
    session.signIn("t1");
    expect(session.token()).toBe("t1");
  });
});
