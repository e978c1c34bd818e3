import { oneLine } from "@lenscape/richtext/excerpt";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { Context } from "../../../contract/handler.ts";
import { badInput } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";
import { deviceOf } from "../../people/index.ts";
import { CLASSIFY, excerptOf, readContent } from "../thread/thread.rules.ts";

export const draftTexts = {
  full: `草稿箱已满，最多存 ${policy.draft.max} 份，请先删除不用的草稿`,
  formLong: "草稿内容太多，请删减后再试",
  stale: "这份草稿在别处改过了",
  published: "这份草稿已经发布",
  tooOften: "保存得太频繁，请稍后再试",
} as const;

/** Maximum length of a draft's excerpt, in characters. */
const EXCERPT_LENGTH = 135;

/**
 * Reads the text of a draft: plain text for a moment, sanitized HTML otherwise.
 * @throws RequestError 400 for a text above its limits
 */
function readText(classify: number, content: string): { content: string; excerpt: string } {
  if (classify === CLASSIFY.dynamic || content === "") {
    const line = oneLine(content).trim();
    return { content, excerpt: sliceGraphemes(line, EXCERPT_LENGTH) };
  }
  const { html } = readContent(content);
  return { content: html, excerpt: excerptOf(html) };
}

/** Returns browser and system of a user agent, such as "Chrome · macOS"; empty if unknown. */
export function describeClient(userAgent: string): string {
  const { browser, os } = deviceOf(userAgent);
  return [browser, os].filter(Boolean).join(" · ");
}

/**
 * Reads a draft from the body of a call.
 * @throws RequestError 400 for a text or form above its limits
 */
export function readDraft(body: Context<"draftSave">["body"]) {
  const { title, content, threadClassify, circleId, cover, form } = body;
  if (JSON.stringify(form).length > policy.draft.formChars) badInput(draftTexts.formLong);
  return {
    classify: threadClassify,
    title,
    ...readText(threadClassify, content),
    circleId: circleId ?? null,
    cover: cover ?? "",
    form,
  };
}

export type DraftInput = ReturnType<typeof readDraft>;
