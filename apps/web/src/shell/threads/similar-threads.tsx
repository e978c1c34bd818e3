import type { AnswerOf } from "@lenscape/api/types";
import { countGraphemes, sliceGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { BookOpen, Bug, Check, CircleHelp, FileText, Lightbulb } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { paths } from "#paths";
import { similarText as text } from "./text.ts";

export type SimilarItem = AnswerOf<"questionSimilar">[number];

/** Minimum length of a title; shorter titles match too much. */
const MIN_TITLE_LENGTH = 4;
const MAX_TITLE_LENGTH = 100;

const KIND_STYLES = {
  issue: { tone: "red", Icon: Bug },
  question: { tone: "brand", Icon: CircleHelp },
  faq: { tone: "blue", Icon: BookOpen },
  thread: { tone: "grey", Icon: FileText },
} as const;

function getHref({ kind, id }: SimilarItem): string {
  if (kind === "issue") return paths.knownIssue(id);
  return kind === "faq" ? paths.faq(id) : paths.thread(id);
}

function getNote({ kind, excerpt, labels, likeCount, helpedCount, fixedIn }: SimilarItem): string {
  const n = String(likeCount);
  const parts =
    kind === "issue"
      ? [
          likeCount > 0 && fillText(text.likeCount, { n }),
          ...labels,
          fixedIn && fillText(text.fixedIn, { version: fixedIn }),
        ]
      : [kind === "question" ? fillText(text.acceptedAnswer, { text: excerpt }) : excerpt];
  return [...parts, helpedCount > 0 && fillText(text.helpedCount, { n: helpedCount })]
    .filter((part): part is string => Boolean(part))
    .map((part, index, all) => (index < all.length - 1 ? part.replace(/[。，；.]$/, "") : part))
    .join("，");
}

interface SimilarProps {
  /** Title as typed so far. */
  title: string;
  /** Renders another button instead of 这解决了; may return nothing. */
  renderAction?: (item: SimilarItem) => ReactNode;
}

/**
 * Threads, issues and FAQ entries similar to a title, offered while typing. Links open a new tab, so that no input is
 * lost. Takes no space and no grid gap without results.
 */
export function SimilarThreads({ title, renderAction }: SimilarProps) {
  const { api } = useApp();
  const listId = useId();
  const debouncedTitle = useDebounced(sliceGraphemes(title.trim(), MAX_TITLE_LENGTH), SEARCH_DEBOUNCE_MS);
  const [isOpen, setOpen] = useState(true);
  const enabled = countGraphemes(debouncedTitle) >= MIN_TITLE_LENGTH;
  const { data } = useQuery({
    ...apiQuery(api, "questionSimilar", { query: { title: debouncedTitle }, silent: true }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const items = enabled ? (data ?? []) : [];
  return (
    <>
      <p role="status" className="sr-only">
        {items.length > 0 && fillText(text.heading, { n: items.length })}
      </p>
      {items.length > 0 && (
        <section aria-label={text.label} className="overflow-hidden rounded-media border border-border">
          <header className="flex min-h-10 items-center gap-2 bg-surface-sunken pl-3.5 text-meta">
            <Lightbulb aria-hidden="true" className="size-4 flex-none" />
            <span className="min-w-0 grow">{fillText(text.heading, { n: items.length })}</span>
            <Button
              tone="ghost"
              size="sm"
              className="max-md:h-10"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? text.fold : text.unfold}
            </Button>
          </header>
          <ul id={listId} hidden={!isOpen}>
            {items.map((item) => (
              <Row key={`${item.kind} ${item.id}`} item={item}>
                {renderAction?.(item) || <Helped key={item.id} item={item} />}
              </Row>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ item, children }: { item: SimilarItem; children: ReactNode }) {
  const { tone, Icon } = KIND_STYLES[item.kind];
  return (
    <li className="flex min-h-14.5 flex-wrap items-center gap-x-3 gap-y-2 border-border border-t px-3.5 py-2.5 hover:bg-surface-hover">
      <IconTile tone={tone} className="size-7">
        <Icon aria-hidden="true" />
      </IconTile>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-1.5">
          {/* Opens a new tab, so that no input is lost. */}
          <a
            href={getHref(item)}
            target="_blank"
            rel="noreferrer"
            className="wrap-anywhere hover:text-brand-text max-md:py-1.5"
          >
            <span>{item.title}</span>
            <span className="sr-only">{text.newTab}</span>
          </a>
          <Tag tone={item.kind === "question" ? "brand" : "neutral"}>{text.kinds[item.kind]}</Tag>
        </p>
        <p className="truncate text-text-muted text-meta tabular-nums">{getNote(item)}</p>
      </div>
      {children}
    </li>
  );
}

function Helped({ item }: { item: SimilarItem }) {
  const { api } = useApp();
  const [done, setDone] = useState(false);
  const [help, helping] = useAction(async () => {
    await api.call("questionHelped", { body: { kind: item.kind, id: item.id } });
    setDone(true);
    toast(text.thanks, { tone: "success" });
  });
  const state = done ? text.helped : text.markHelped;
  return (
    <Button
      size="sm"
      tone={done ? "soft" : "secondary"}
      className="max-md:h-10"
      aria-label={fillText(text.helpedLabel, { state, title: item.title })}
      aria-disabled={done}
      loading={helping}
      onClick={() => !done && help()}
    >
      <Check aria-hidden="true" />
      <span key={state}>{state}</span>
    </Button>
  );
}
