import { isKind, KIND_NAMES, type Kind } from "./records.ts";

/** Maximum number of examples per reason. */
const MAX_EXAMPLES = 5;

interface Reason {
  count: number;
  examples: string[];
}

/** Result of an import: new and existing records by kind, and reasons for changed and dropped ones. */
export class Report {
  readonly counts = new Map<Kind, { fresh: number; known: number }>();
  private readonly reasons = new Map<string, Reason>();
  dropped = 0;
  read = 0;

  count(kind: Kind, what: "fresh" | "known", by = 1): void {
    const counts = this.counts.get(kind) ?? { fresh: 0, known: 0 };
    counts[what] += by;
    this.counts.set(kind, counts);
  }

  /** Counts a record that was not imported. */
  drop(of: string, at: string, why: string): void {
    this.dropped += 1;
    this.say("没有导入", of, at, why);
  }

  /** Counts a record that was imported with a change. */
  change(of: string, at: string, why: string): void {
    this.say("有改动", of, at, why);
  }

  private say(what: string, of: string, at: string, why: string): void {
    const key = `${what} ${isKind(of) ? KIND_NAMES[of] : of === "line" ? "行" : of}：${why}`;
    const reason = this.reasons.get(key) ?? { count: 0, examples: [] };
    reason.count += 1;
    if (reason.examples.length < MAX_EXAMPLES) reason.examples.push(at);
    this.reasons.set(key, reason);
  }

  progress(): string {
    const parts = [...this.counts].map(([kind, { fresh, known }]) => `${KIND_NAMES[kind]} ${fresh + known}`);
    return `已读 ${this.read} 条：${parts.join("，") || "还没有写入"}${this.dropped > 0 ? `，没有导入 ${this.dropped}` : ""}`;
  }

  /** Returns the report, with a line for each kind and each reason. */
  lines(): string[] {
    return [
      ...(Object.keys(KIND_NAMES) as Kind[]).flatMap((kind) => {
        const counts = this.counts.get(kind);
        return counts ? [`${KIND_NAMES[kind]}：新 ${counts.fresh}，已有 ${counts.known}`] : [];
      }),
      ...[...this.reasons].map(
        ([what, { count, examples }]) =>
          `${what}，${count} 条（${examples.join("、")}${count > examples.length ? "……" : ""}）`,
      ),
    ];
  }
}
