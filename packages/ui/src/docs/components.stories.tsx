import { facts } from "virtual:widget-sources";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { cn } from "../lib/cn.ts";
import { Input } from "../widgets/input/input.tsx";
import { CATALOG } from "./catalog.ts";
import { DocsSection, Page } from "./docs-section.tsx";
import { MATURITY } from "./manual.tsx";
import { getPageUrl } from "./story-link.tsx";
import { type CatalogItem, GROUPS, type Group } from "./story-title.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** 全部组件，一张缩略图一个：缩略图就是组件本身，滚到才画。 */
const meta = {
  id: "start-components",
  title: "从这里开始 Start/全部组件 All components · 目录 缩略图 索引 gallery index overview",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const WIDGETS = CATALOG.filter(({ isWidget }) => isWidget);
const WIDGET_GROUPS = [...new Set(WIDGETS.map(({ group }) => group))];

const DOTS = { stable: "bg-success", trial: "bg-info", draft: "bg-border-strong", deprecated: "bg-danger" };

const matches = ({ zh, en, also, purpose }: CatalogItem, word: string) =>
  [zh, en, purpose, ...also].some((text) => text.toLowerCase().includes(word.trim().toLowerCase()));

function Tile({ item: { id, zh, en } }: { item: CatalogItem }) {
  const maturity = facts[id]?.maturity ?? "draft";
  const { label } = MATURITY[maturity];
  return (
    <li className="relative overflow-hidden rounded-media border border-border bg-surface focus-within:border-border-strong hover:border-border-strong hover:shadow-md">
      <Thumbnail folder={id} />
      <div className="flex items-center gap-1.5 px-3 py-2.5">
        <a
          href={getPageUrl(id)}
          target="_top"
          className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5 after:absolute after:inset-0"
        >
          <b className="font-semibold whitespace-nowrap">{zh}</b>
          <small lang="en" className="min-w-0 truncate text-meta text-text-muted">
            {en}
          </small>
        </a>
        <span className={cn("size-2 flex-none rounded-full", DOTS[maturity])} title={label}>
          <span className="sr-only">{label}</span>
        </span>
      </div>
    </li>
  );
}

function Gallery() {
  const [group, setGroup] = useState<Group | null>(null);
  const [word, setWord] = useState("");
  const found = WIDGETS.filter((item) => matches(item, word));
  const visibleGroups = WIDGET_GROUPS.filter((key) => !group || key === group);
  const count = found.filter((item) => visibleGroups.includes(item.group)).length;
  const renderChip = (key: Group | null, label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={group === key}
      onClick={() => setGroup(key)}
      className="h-8 cursor-pointer rounded-full px-3 text-meta ring-1 ring-border-strong ring-inset aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-text aria-pressed:ring-brand-line"
    >
      {label}
    </button>
  );
  return (
    <Page>
      <h1 className="text-page font-semibold md:text-page">
        全部组件
        <small lang="en" className="ml-4 text-title font-normal text-text-muted max-md:ml-0 max-md:block">
          {WIDGETS.length} Components
        </small>
      </h1>
      <Input
        aria-label="按名字或用处找"
        placeholder="关注、空状态、modal"
        value={word}
        onChange={(event) => setWord(event.target.value)}
        className="mt-4 max-w-80"
      />
      <fieldset className="m-0 mt-3 flex flex-wrap gap-2 border-0 p-0">
        <legend className="sr-only">分组</legend>
        {renderChip(null, `全部 ${found.length}`)}
        {WIDGET_GROUPS.map((key) =>
          renderChip(key, `${GROUPS[key]} ${found.filter((item) => item.group === key).length}`),
        )}
      </fieldset>
      <p role="status" className={count ? "sr-only" : "mt-10 text-text-secondary"}>
        {count ? `找到 ${count} 个组件` : `没有叫「${word}」的组件。换一个词，或者看看别的分组。`}
      </p>
      {visibleGroups.map((key) => {
        const items = found.filter((item) => item.group === key);
        if (items.length === 0) return null;
        return (
          <DocsSection key={key} title={GROUPS[key]} en={key}>
            <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
              {items.map((item) => (
                <Tile key={item.id} item={item} />
              ))}
            </ul>
          </DocsSection>
        );
      })}
    </Page>
  );
}

export const AllComponents: Story = {
  name: "全部 All",
  render: () => <Gallery />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(WIDGETS.length);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot="thumbnail"] [data-slot]')).not.toBeNull(),
    );
    const field = canvas.getByRole("textbox", { name: "按名字或用处找" });
    await userEvent.type(field, "空状态");
    await expect(canvas.getByRole("link", { name: /空状态/ })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("找到 1 个组件");
    await userEvent.clear(field);
  },
};
