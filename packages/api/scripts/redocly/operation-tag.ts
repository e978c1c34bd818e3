import type { Location } from "@redocly/openapi-core/lib/ref-utils.js";
import type { Oas3Preprocessor, Oas3Rule } from "@redocly/openapi-core/lib/visitors.js";

/** `x-tag` by the full name of its file. */
export type FileTags = Map<string, string | undefined>;

/** The operation's own tags, or the `x-tag` of its file. */
const tagsOf = (operation: { tags?: string[] }, tags: FileTags, { source }: Location) =>
  operation.tags ?? [tags.get(source.absoluteRef) ?? "undefined"];

/** Writes the tag of its file into each operation that has none of its own. */
export function fillTags(tags: FileTags): Oas3Preprocessor {
  return () => ({
    Operation: {
      leave(operation, { location }) {
        operation.tags = tagsOf(operation, tags, location);
      },
    },
  });
}

/** Refuses an operation whose tag openapi.yaml does not list. */
export function operationTag(tags: FileTags): Oas3Rule {
  return () => {
    let listed = new Set<string>();
    return {
      Root(root) {
        listed = new Set((root.tags ?? []).map(({ name }) => name));
      },
      Operation(operation, { report, location }) {
        for (const tag of tagsOf(operation, tags, location))
          if (!listed.has(tag))
            report({
              message: `标签 ${tag} 不在 openapi.yaml 的 tags 里：在文件开头写 x-tag，或在这里写 tags。`,
              location: location.key(),
            });
      },
    };
  };
}
