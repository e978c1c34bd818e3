import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { operationTable as operations } from "@lenscape/api/operations.gen";
import type { OperationId } from "@lenscape/api/types";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { type Answers, toWireBody } from "../mock.ts";
import { community } from "./community.ts";

const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
ajv.addSchema(contract, "contract");

const pointer = (...steps: string[]) =>
  steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** Returns the contract violations of a response. */
function findViolations(id: OperationId, answer: object) {
  const { method, path } = operations[id];
  const place = pointer("paths", path, method, "responses", "200", "content", "application/json", "schema");
  const check = ajv.compile({ $ref: `contract#${encodeURI(place)}` });
  return check(toWireBody(id, answer))
    ? []
    : (check.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}

/** Request parameters to check, by operation, for responses that depend on the request. */
const paramsByOperation: Partial<Record<OperationId, Record<string, string>[]>> = {
  threadList: [
    { isPact: "1" },
    { isGuide: "1" },
    { isessence: "1" },
    { keyWord: "眼镜" },
    { userId: "2" },
    {},
  ],
  shopGoodList: [{ orderByColumn: "sold_num" }, {}],
  dictList: [{ dictType: "goods_category" }, { dictType: "device_model" }],
  otherInfoOfMember: [{ userId: "1" }, { userId: "2" }],
};

test.each(Object.keys(community) as (keyof typeof community)[])(
  "the mocked response of %s matches the contract",
  (id) => {
    const answer = (community as Answers)[id];
    const answers =
      typeof answer === "function" ? (paramsByOperation[id] ?? []).map((params) => answer(params)) : [answer];
    expect(answers).not.toEqual([]);
    for (const response of answers) expect(findViolations(id, response as object)).toEqual([]);
  },
);
