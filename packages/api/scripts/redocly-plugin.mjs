// What this project's YAML has beyond OpenAPI, for `lint:contract` and `pnpm gen` alike.
import { eventTypes } from "./redocly/event-types.mjs";
import { gatherPaths } from "./redocly/gather-paths.mjs";
import { answerTypes, OperationAnswer } from "./redocly/operation-answer.mjs";
import { effectTypes, OperationEffects } from "./redocly/operation-effects.mjs";
import { limitTypes, OperationLimits } from "./redocly/operation-limits.mjs";
import { fillTags, operationTag } from "./redocly/operation-tag.mjs";
import { RequestBounds } from "./redocly/request-bounds.mjs";
import { RequestFieldLabel } from "./redocly/request-field-label.mjs";

export default () => {
  const tags = new Map();
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
