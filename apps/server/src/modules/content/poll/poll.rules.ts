import { isBlank } from "@lenscape/richtext/blank";
import { isLongerThan } from "@lenscape/richtext/graphemes";
import { toFlag } from "../../../core/author.ts";
import { badInput } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { NewPoll, PollRow } from "./poll.queries.ts";

export const POLL = { optionsMin: 2, optionsMax: 10, optionLength: 50, daysMax: 30 } as const;

export const pollTexts = {
  foreign: "活动不能带投票",
  count: "投票要有 2 至 10 个选项",
  empty: "投票选项不能为空",
  long: "投票选项不能超过50个字",
  twice: "投票选项不能重复",
  choices: "投票最多可选的个数不能超过选项数",
  gone: "帖子已删除或下架，不能再投票",
  over: "投票已截止",
  voted: "你已经投过票了",
  foreignOption: "选项不属于这次投票，请刷新后重投",
  tooMany: "最多选{n}项",
  denied: "你已被禁言，暂不能投票",
  begun: "投票已有人参加，不能再改",
} as const;

/**
 * Checks a new poll and trims its options.
 * @throws RequestError 400 for too few, too many, empty, long or equal options, and for more choices than options
 */
export function checkPoll({ options, maxChoices, days }: NewPoll): NewPoll {
  const trimmedOptions = options.map((option) => option.replace(/\s+/g, " ").trim());
  if (trimmedOptions.some(isBlank)) badInput(pollTexts.empty);
  if (trimmedOptions.length < POLL.optionsMin || trimmedOptions.length > POLL.optionsMax)
    badInput(pollTexts.count);
  if (trimmedOptions.some((option) => isLongerThan(option, POLL.optionLength))) badInput(pollTexts.long);
  if (new Set(trimmedOptions).size < trimmedOptions.length) badInput(pollTexts.twice);
  if (maxChoices > trimmedOptions.length) badInput(pollTexts.choices);
  return { options: trimmedOptions, maxChoices, days };
}

/** Whether a poll from an edit equals the stored poll. */
export const isSamePoll = ({ options, maxChoices, days }: NewPoll, row: PollRow): boolean =>
  maxChoices === row.maxChoices &&
  days === row.days &&
  options.join("\n") === row.options.map(({ content }) => content).join("\n");

/** Converts a poll to the contract's form. Contains the counts only for a viewer who has voted or after the end. */
export function toPoll(
  { threadId, maxChoices, days, voterCount, endAt, options }: PollRow,
  clock: Clock,
  hasVoted = false,
) {
  const isOver = endAt <= clock.now();
  return {
    threadId,
    maxChoices,
    days,
    endAt: clock.format(endAt),
    isOver: toFlag(isOver),
    voterCount,
    options: options.map(({ id, content, voteCount }) => ({
      id,
      content,
      ...((hasVoted || isOver) && { voteCount }),
    })),
  };
}
