import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { isKind, KIND_NAMES, type Kind } from "./records.ts";

/** Maximum number of examples per reason, and of characters per example. */
const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_LENGTH = 100;
/** Maximum number of different reasons, because some quote a text of the source. */
const MAX_REASONS = 1000;
const OTHER = "其他原因";

interface Reason {
  count: number;
  examples: string[];
}

/** Shortens an example in the middle, because a line number is at its end. */
const toExample = (text: string) =>
  text.length <= MAX_EXAMPLE_LENGTH
    ? text
    : `${sliceGraphemes(text, MAX_EXAMPLE_LENGTH / 2)}……${text.slice(-MAX_EXAMPLE_LENGTH / 2)}`;

/** Removes control characters, which a terminal may obey. */
const toPrintable = (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, " ");

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

  /** Adds the counts and reasons of another report, such as that of a batch that is now written. */
  merge(other: Report): void {
    this.dropped += other.dropped;
    for (const [kind, { fresh, known }] of other.counts) {
      this.count(kind, "fresh", fresh);
      this.count(kind, "known", known);
    }
    for (const [key, { count, examples }] of other.reasons) this.addReason(key, count, examples);
  }

  private say(what: string, of: string, at: string, why: string): void {
    const name = isKind(of) ? KIND_NAMES[of] : of === "line" ? "行" : of;
    this.addReason(toPrintable(`${what} ${name}：${why}`), 1, [toExample(toPrintable(at))]);
  }

  private addReason(key: string, count: number, examples: readonly string[]): void {
    const isOverflow = !this.reasons.has(key) && this.reasons.size >= MAX_REASONS;
    const known = isOverflow ? OTHER : key;
    const reason = this.reasons.get(known) ?? { count: 0, examples: [] };
    reason.count += count;
    reason.examples.push(...examples.slice(0, MAX_EXAMPLES - reason.examples.length));
    this.reasons.set(known, reason);
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
