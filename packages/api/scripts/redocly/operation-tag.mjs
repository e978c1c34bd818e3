/** An operation stands in the reference under its own tag, else under its file's `x-tag`: openapi.yaml lists them. */
const tagsOf = (operation, tags, { source }) => operation.tags ?? [tags.get(source.absoluteRef)];

/** The tag of its file goes into each operation that has none of its own. */
export function fillTags(tags) {
  return () => ({
    Operation: {
      leave(operation, { location }) {
        operation.tags = tagsOf(operation, tags, location);
      },
    },
  });
}

/** Refuses an operation whose tag openapi.yaml does not list. */
export function operationTag(tags) {
  return () => {
    let listed = new Set();
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
