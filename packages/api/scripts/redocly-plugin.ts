// Rules and types of this project's extensions of OpenAPI, for `lint:contract` and `pnpm gen` alike.
import type { Plugin } from "@redocly/openapi-core/lib/config/index.js";
import { eventTypes } from "./redocly/event-types.ts";
import { gatherPaths } from "./redocly/gather-paths.ts";
import { answerTypes, OperationAnswer } from "./redocly/operation-answer.ts";
import { effectTypes, OperationEffects } from "./redocly/operation-effects.ts";
import { limitTypes, OperationLimits } from "./redocly/operation-limits.ts";
import { type FileTags, fillTags, operationTag } from "./redocly/operation-tag.ts";
import { RequestBounds } from "./redocly/request-bounds.ts";
import { RequestFieldLabel } from "./redocly/request-field-label.ts";

export default (): Plugin => {
  const tags: FileTags = new Map();
  return {
    id: "lenscape",
    typeExtension: { oas3: (types) => limitTypes(eventTypes(effectTypes(answerTypes(types)))) },
    preprocessors: { oas3: { "gather-paths": gatherPaths(tags) } },
    decorators: { oas3: { "fill-tags": fillTags(tags) } },
    rules: {
      oas3: {
        "request-bounds": RequestBounds,
        "request-field-label": RequestFieldLabel,
        "operation-answer": OperationAnswer,
        "operation-effects": OperationEffects,
        "operation-limits": OperationLimits,
        "operation-tag": operationTag(tags),
      },
    },
  };
};
