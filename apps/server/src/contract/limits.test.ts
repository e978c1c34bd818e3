import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { policy } from "../policy.ts";

interface Said {
  $ref?: string;
  description?: string;
  properties?: Record<string, Said>;
}

const schemas = contract.components.schemas as unknown as Record<string, Said>;

/** Returns the description of a field in the contract. */
function descriptionOf(schema: string, field: string): string {
  const { $ref, description } = schemas[schema]!.properties![field]!;
  return description ?? schemas[$ref!.split("/").at(-1)!]!.description ?? "";
}

/** Limits that a handler checks after trimming or by another field, which no schema keyword can express. */
describe("limits of handlers are documented in the contract", () => {
  const { thread, moderation } = policy;
  test.each([
    ["ThreadCreateBody", "title", ["必填", `${thread.titleMin} 至 ${thread.titleMax} 字`]],
    ["ThreadEditBody", "title", [`${thread.titleMin} 至 ${thread.titleMax} 字`]],
    ["ThreadCreateBody", "content", [`至少 ${thread.contentMin} 字`, `至多 ${thread.dynamicMax} 字`]],
    ["ThreadEditBody", "content", [`至少 ${thread.contentMin} 字`, `至多 ${thread.dynamicMax} 字`]],
    ["ThreadCreateBody", "circleId", ["帖子必填"]],
    ["ThreadCreateBody", "activity", ["活动必填"]],
    ["ThreadCreateBody", "poll", ["活动不能有"]],
    ["ThreadCreateBody", "location", ["活动不能有"]],
    ["AddPostBody", "content", [`至多 ${thread.commentMax} 字`]],
    ["DenyBody", "days", [`缺省为 ${moderation.denyDays}`, `1 至 ${moderation.circleDenyDays} 天`]],
    ["ForbiddenBody", "days", [`缺省为 ${moderation.forbidDays}`]],
  ])("%s %s documents %j", (schema, field, limits) => {
    const description = descriptionOf(schema, field);
    for (const limit of limits) expect(description).toContain(limit);
  });
});
