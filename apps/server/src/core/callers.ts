import { callPolicy } from "@lenscape/api/call-policy.gen";
import { changesOf, type Entity } from "@lenscape/api/effects.gen";
import type { OperationId } from "@lenscape/api/types";
import { policy } from "../policy.ts";
import { isKeyToken } from "./api-keys.ts";
import { hashToken } from "./session.ts";
import type { Viewer } from "./viewer.ts";

declare module "fastify" {
  interface FastifyInstance {
    callers: Callers;
  }
}

/** In the news of changed viewers: all of them, since a group they share has changed. */
const EVERYBODY = "*";

/** This many different lists of roles and permissions are kept once; there are as many as groups. */
const LISTS = 1000;

/**
 * Whose viewers an operation may change through this process: an act on others is in the audit log, and one that moves
 * counts changes nobody's rights.
 */
function changedBy(id: OperationId): "everybody" | "caller" | "nobody" {
  const changes: readonly Entity[] = id in changesOf ? changesOf[id as keyof typeof changesOf] : [];
  if (changes.includes("Session") || changes.includes("Audit")) return "everybody";
  return changes.includes("Member") && callPolicy[id].forEveryone !== "counts" ? "caller" : "nobody";
}

interface Known {
  viewer: Viewer;
  /** How many changes there had been when it began to be looked up, and when that was. */
  since: number;
  lookedAt: number;
  /** When it is over, whatever has been heard. */
  until: number;
}

interface Found {
  viewer: Viewer;
  /** How long the session lasts if nothing happens to it. */
  leftMs: number;
}

interface Limits {
  /** How long it may take until a change counts everywhere. */
  lifeMs: number;
  /** How long a viewer is remembered at most while every change is heard of. */
  hearingMs: number;
  max: number;
}

/**
 * Who is behind a session's token, remembered by the token's hash. It ends with what this process writes, with the news
 * of what others wrote, and in any case `lifeMs` after the moment up to which every change is known to have been heard
 * of: a session which is over serves nowhere for longer. Tokens that nobody is behind are not remembered, and keys are looked up with every call.
 */
export class Callers {
  private readonly known = new Map<string, Known>();
  private readonly looking = new Map<string, { since: number; viewer: Promise<Viewer | null> }>();
  /** How many changes there have been, and which was the last of everybody and of each member. */
  private changes = 0;
  private ofEverybody = 0;
  private readonly ofMember = new Map<string, { change: number; at: number }>();
  /** From when and up to when every change has been heard of. */
  private heard = { from: Number.POSITIVE_INFINITY, upTo: 0 };
  /** The roles and permissions of all who have the same. */
  private readonly lists = new Map<string, string[]>();

  constructor(
    private readonly find: (token: string) => Promise<Found | null>,
    private readonly limits: Limits = policy.callers,
    private readonly now: () => number = Date.now,
  ) {}

  /** Learns that all which was committed between two moments has been heard of, and was given to `forget`. */
  hears(from: number, upTo: number): void {
    this.heard = { from, upTo };
  }

  /**
   * The viewer of a token, synchronously if it is remembered; null when nobody is behind it.
   * @throws RequestError 401 for a key that does not serve
   */
  of(token: string): Viewer | null | Promise<Viewer | null> {
    if (isKeyToken(token)) return this.find(token).then((found) => found?.viewer ?? null);
    const key = hashToken(token);
    const known = this.known.get(key);
    if (known && this.holds(known)) return known.viewer;
    const looking = this.looking.get(key);
    return looking?.since === this.changes ? looking.viewer : this.look(key, token);
  }

  private holds({ viewer, since, lookedAt, until }: Known): boolean {
    const { from, upTo } = this.heard;
    const sureAt = lookedAt >= from ? Math.max(lookedAt, upTo) : lookedAt;
    const now = this.now();
    if (until <= now || sureAt + this.limits.lifeMs <= now || since < this.ofEverybody) return false;
    return since >= (this.ofMember.get(viewer.id)?.change ?? 0);
  }

  private look(key: string, token: string): Promise<Viewer | null> {
    const since = this.changes;
    // What is read from now on may have changed by the time it is there.
    const lookedAt = this.now();
    const looking = {
      since,
      viewer: this.find(token)
        .then((found) => {
          if (!found) return null;
          const { roles, permissions } = found.viewer;
          const viewer = { ...found.viewer, roles: this.same(roles), permissions: this.same(permissions) };
          const until = lookedAt + Math.min(this.limits.hearingMs, found.leftMs);
          this.remember(key, { viewer, since, lookedAt, until });
          return viewer;
        })
        .finally(() => {
          if (this.looking.get(key) === looking) this.looking.delete(key);
        }),
    };
    this.looking.set(key, looking);
    return looking.viewer;
  }

  /** One list for all members of a group. */
  private same(list: string[]): string[] {
    const key = JSON.stringify(list);
    const known = this.lists.get(key);
    if (known) return known;
    if (this.lists.size >= LISTS) this.lists.clear();
    this.lists.set(key, list);
    return list;
  }

  private remember(key: string, known: Known): void {
    this.known.delete(key);
    this.known.set(key, known);
    if (this.known.size > this.limits.max) this.known.delete(this.known.keys().next().value as string);
  }

  /** Forgets whom an operation may have changed, once it is done. */
  afterWrite(id: OperationId, caller: Viewer | null): void {
    const changed = changedBy(id);
    if (changed === "everybody") this.forget([EVERYBODY]);
    else if (changed === "caller" && caller) this.forget([caller.id]);
  }

  /** Forgets members by id; what is being looked up meanwhile may be older, and is not remembered. */
  forget(userIds: readonly string[]): void {
    const change = ++this.changes;
    const at = this.now();
    for (const id of userIds) {
      if (id === EVERYBODY) this.ofEverybody = change;
      this.ofMember.delete(id);
      this.ofMember.set(id, { change, at });
    }
    // What was looked up before these is over by itself.
    for (const [id, last] of this.ofMember) {
      if (last.at > at - this.limits.hearingMs - this.limits.lifeMs) break;
      this.ofMember.delete(id);
    }
  }

  /** Forgets everybody. */
  clear(): void {
    this.forget([EVERYBODY]);
  }
}
