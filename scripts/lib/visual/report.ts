import type { Story, StoryPair } from "./story-list.ts";

/** The pictures of a story in one look, where it differs, is new or is gone. */
export type Picture = {
  look: string;
  files: { before?: string; after?: string; difference?: string };
  pixels?: number;
  share?: number;
  trouble?: string;
};

export type Finding = Pick<StoryPair, "story" | "kind"> & Picture;

/** A story with its pictures in every look that differs. */
export type StoryReport = Story & { kind: "changed" | "new" | "gone"; looks: Picture[] };

const kinds = { changed: "变了", new: "新增", gone: "不见了" };
const sides = [
  ["before", "之前"],
  ["after", "之后"],
  ["difference", "差别"],
] as const;
const lookNames: Record<string, string> = {
  "light-1280": "浅色 1280",
  "dark-1280": "深色 1280",
  "light-390": "浅色 390",
  "dark-390": "深色 390",
};

/** Groups the findings by story, in the order in which they came. */
export function byStory(findings: Finding[]): StoryReport[] {
  const stories = new Map<string, StoryReport>();
  for (const { story, kind, ...picture } of findings) {
    const entry: StoryReport = stories.get(story.id) ?? {
      ...story,
      kind: kind === "both" ? "changed" : kind,
      looks: [],
    };
    entry.looks.push(picture);
    stories.set(story.id, entry);
  }
  return [...stories.values()];
}

/**
 * Renders the findings as a page of HTML, before, after and difference side by side, which needs only the pictures next to it.
 * @param report with `total`, the number of stories that were compared
 */
export function reportPage({
  base,
  total,
  stories,
}: {
  base: string;
  total: number;
  stories: StoryReport[];
}): string {
  const count = (kind: string) => stories.filter((story) => story.kind === kind).length;
  return `<!doctype html>
<html lang="zh-Hans">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>外观比较</title>
<style>${style}</style>
<header>
  <h1>外观比较</h1>
  <p>与 <b>${quote(base)}</b> 相比，${total} 个故事中 ${stories.length} 个不同。</p>
  <form>
    <fieldset><legend>种类</legend>${Object.entries(kinds)
      .map(([kind, label]) => choice("kind", kind, `${label} ${count(kind)}`))
      .join("")}</fieldset>
    <fieldset><legend>画面</legend>${Object.entries(lookNames)
      .map(([look, label]) => choice("look", look, label))
      .join("")}</fieldset>
    <label class="name">名称 <input type="search" name="name" placeholder="未读 Badge"></label>
  </form>
</header>
<main>
${stories.length === 0 ? "<p>每个故事都和之前一样。</p>" : stories.map(section).join("\n")}
</main>
<script>${script}</script>
</html>
`;
}

function choice(name: string, value: string, label: string): string {
  return `<label><input type="checkbox" name="${name}" value="${value}" checked> ${label}</label>`;
}

function section({ id, title, name, kind, looks }: StoryReport): string {
  return `<section data-kind="${kind}" data-name="${quote(`${title}/${name}`.toLowerCase())}" id="${quote(id)}">
<h2><span class="${kind}">${kinds[kind]}</span> ${quote(title)} · ${quote(name)}</h2>
${looks.map(lookRow).join("\n")}
</section>`;
}

function lookRow({ look, files, pixels, share = 0, trouble }: Picture): string {
  const facts = [
    lookNames[look],
    pixels && `${pixels.toLocaleString("en")} 像素（${percent(share)}）`,
    trouble && `没有渲染出来：${quote(trouble)}`,
  ];
  return `<div data-look="${look}"><h3>${facts.filter(Boolean).join(" · ")}</h3><div class="pictures">${sides
    .map(([side, label]) => figure(files[side], label))
    .join("")}</div></div>`;
}

function figure(file: string | undefined, label: string): string {
  if (!file) return "";
  const path = quote(file);
  return `<figure><figcaption>${label}</figcaption><a href="${path}"><img src="${path}" alt="${label}" loading="lazy"></a></figure>`;
}

/** Formats a share with two significant digits: 0.0042 → 0.42%. */
function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2))}%`;
}

function quote(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const style = `
:root { color-scheme: light dark; font: 14px/1.6 system-ui, "Noto Sans CJK SC", sans-serif; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: Canvas; border-bottom: 1px solid GrayText; }
h1, h2, h3, p { margin: 0; }
h1 { font-size: 18px; } h2 { font-size: 16px; } h3 { font-size: 13px; font-weight: 400; margin: 12px 0 4px; }
form { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 8px; }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 12px; border: 0; margin: 0; padding: 0; }
legend { float: left; margin-right: 12px; font-weight: 600; }
main { padding: 0 24px 48px; }
section { padding: 20px 0; border-bottom: 1px solid GrayText; }
h2 span { font-size: 12px; font-weight: 400; padding: 1px 8px; border: 1px solid; border-radius: 99px; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 12px; }
img { max-width: 100%; border: 1px solid GrayText; }
[hidden] { display: none; }
@media (max-width: 700px) { .pictures { grid-template-columns: 1fr; } header { position: static; } }
`;

const script = `
const form = document.forms[0];
const apply = () => {
  const data = new FormData(form);
  const kinds = data.getAll("kind"), looks = data.getAll("look"), name = data.get("name").toLowerCase();
  for (const section of document.querySelectorAll("section")) {
    const rows = [...section.querySelectorAll("[data-look]")];
    for (const row of rows) row.hidden = !looks.includes(row.dataset.look);
    section.hidden = !kinds.includes(section.dataset.kind) || !section.dataset.name.includes(name) || rows.every((row) => row.hidden);
  }
};
form.addEventListener("input", apply);
form.addEventListener("submit", (event) => event.preventDefault());
apply();
`;
