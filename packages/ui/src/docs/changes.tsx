import { useEffect, useState } from "react";
import { StoryLink } from "./story-link.tsx";

/** What `pnpm visual --changelog` writes next to the pages: the stories that look different, before and after. */
interface Changelog {
  base: string;
  changes: { id: string; title: string; name: string; before: string; after: string }[];
}

const NONE: Changelog = { base: "", changes: [] };

const read = (): Promise<Changelog> =>
  fetch("changes.json").then(
    (answer) => (answer.ok ? answer.json() : NONE),
    () => NONE,
  );

/** Before and after of every story that looks different, or a sentence how to get them. */
export function Changes() {
  const [{ base, changes }, setChangelog] = useState(NONE);
  useEffect(() => void read().then(setChangelog), []);
  if (changes.length === 0)
    return (
      <p className="mt-4 text-meta text-text-secondary">
        没有前后对照的图：运行 <code>pnpm visual --changelog</code>，变了样的故事就在这里并排。
      </p>
    );
  return (
    <>
      <p className="mt-4 text-meta text-text-secondary">
        与 {base} 相比，{changes.length} 个故事变了样：
      </p>
      <ul className="mt-3 grid gap-6">
        {changes.map(({ id, title, name, before, after }) => (
          <li key={id}>
            <p className="mb-2 text-meta">
              <StoryLink id={id}>
                {title} · {name}
              </StoryLink>
            </p>
            <div className="grid grid-cols-2 gap-3">
              <Picture side="之前" file={before} />
              <Picture side="之后" file={after} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Picture({ side, file }: { side: string; file: string }) {
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="text-meta text-text-muted">{side}</figcaption>
      <img
        src={`changes/${file}`}
        alt={side}
        loading="lazy"
        className="w-full rounded-control border border-border"
      />
    </figure>
  );
}
