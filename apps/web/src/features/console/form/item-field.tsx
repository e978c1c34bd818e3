import type { Api } from "@lenscape/api/client";
import { Cover } from "@lenscape/ui/cover";
import { Input } from "@lenscape/ui/input";
import { SuggestionList } from "@lenscape/ui/suggestion-list";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { deskText } from "../list/text.ts";
import { type ItemKind, itemIdOf } from "./item-id.ts";

interface Item {
  id: string;
  title: string;
  picture?: string | undefined;
}

/** What is found by its name. */
type FoundKind = ItemKind | "topic";

const text = deskText.pick;
const OFFERED = 5;

/** One thing by its number; looking it up is no visit. */
const itemQuery = (api: Api, kind: ItemKind, id: string) => ({
  queryKey: ["console", "item", kind, id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Item> => {
    if (kind === "goods") {
      const good = await api.call("goodsDetail", { query: { goodsId: id }, silent: true, signal });
      return { id, title: good.goodsName, picture: good.coverUrl };
    }
    const { thread } = await api.call("threadDetailV2", {
      query: { threadId: id, visit: 0 },
      auth: true,
      silent: true,
      signal,
    });
    const [image] = thread.imageList;
    const picture = image?.thumbnailUrl ?? image?.url ?? thread.vedioList[0]?.picUrl;
    return { id, title: thread.title || thread.excerpt, picture };
  },
});

/** What the words typed so far may mean, and whether it is still asked for. */
function useOffers(kind: FoundKind, keyWord: string | undefined): [items: readonly Item[], asking: boolean] {
  const { api } = useApp();
  const enabled = Boolean(keyWord);
  const threads = useQuery({
    ...apiQuery(api, "searchSuggest", { query: { keyWord: keyWord ?? "" }, silent: true }),
    placeholderData: keepPreviousData,
    enabled: enabled && kind === "thread",
  });
  const goods = useQuery({
    ...apiQuery(api, "shopGoodList", {
      query: { keyWord: keyWord ?? "", pageNum: 1, pageSize: OFFERED },
      silent: true,
    }),
    placeholderData: keepPreviousData,
    enabled: enabled && kind === "goods",
  });
  const topics = useQuery({
    ...apiQuery(api, "topicList", {
      query: { keyWord: keyWord ?? "", pageNum: 1, pageSize: OFFERED },
      silent: true,
    }),
    placeholderData: keepPreviousData,
    enabled: enabled && kind === "topic",
  });
  if (!enabled) return [[], false];
  if (kind === "topic") {
    const items = (topics.data?.rows ?? []).map(({ id, content }) => ({ id, title: content }));
    return [items, topics.isFetching];
  }
  if (kind === "thread") return [threads.data?.threads ?? [], threads.isFetching];
  const items = (goods.data?.rows ?? []).map(({ id, goodsName, coverUrl }) => ({
    id,
    title: goodsName,
    picture: coverUrl,
  }));
  return [items, goods.isFetching];
}

interface ItemFieldProps extends Omit<ComponentProps<typeof Input>, "value" | "onChange"> {
  kind: FoundKind;
  /** The number of what is chosen, of a topic its name; or what has been typed instead: its address, or words that are still looked for. */
  value: string;
  onChange: (value: string) => void;
}

/** A thread or a good, found by its title; the address of its page and its number do as well. A topic has its name alone. */
export function ItemField({ kind, value, onChange, ...props }: ItemFieldProps) {
  const { api } = useApp();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** What stands in the field while it is written in; otherwise it has the title of what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [composing, setComposing] = useState(false);
  const [active, setActive] = useState(0);
  const numbered = kind === "topic" ? undefined : kind;
  const id = numbered && itemIdOf(numbered, value);
  const lookup = useQuery({ ...itemQuery(api, numbered ?? "thread", id ?? ""), enabled: id !== undefined });
  const chosen = lookup.data;
  const [found, asking] = useOffers(kind, id || composing ? undefined : typed?.trim());
  const offers = typed === undefined ? [] : id ? [chosen ?? []].flat() : found;
  const shown = offers.length > 0;
  useEffect(() => {
    if (shown) list.current?.scrollIntoView?.({ block: "nearest" });
  }, [shown]);
  const close = () => setTyped(undefined);
  const pick = (item: Item) => {
    onChange(numbered ? item.id : item.title);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: offers.length - 1 }[event.key];
    const offer = offers[active];
    if (step) setActive((active + step) % offers.length);
    else if (event.key === "Enter" && offer) pick(offer);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <Input
        placeholder={text.placeholder[kind]}
        maxLength={300}
        autoComplete="off"
        {...props}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown ? `${listId}-${active}` : undefined}
        className="truncate"
        leading={
          id && chosen ? (
            <Cover
              src={chosen.picture}
              name={chosen.title}
              loading="eager"
              className="-ml-1 size-6 rounded-sm"
            />
          ) : (
            <Search aria-hidden="true" strokeWidth={1.7} />
          )
        }
        value={typed ?? (id ? chosen?.title : undefined) ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          onChange(target.value);
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onFocus={({ target }) => target.select()}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        className={
          shown
            ? "absolute inset-x-0 top-full z-5 mt-1.5 rounded-lg border border-border bg-surface-raised shadow-lg"
            : "sr-only"
        }
      >
        <SuggestionList
          id={listId}
          kind={kind === "topic" ? kind : "item"}
          items={offers.map((item) => ({ ...item, label: item.title, ...(numbered && { note: item.id }) }))}
          status={asking || lookup.isFetching ? "loading" : "ready"}
          reason={typed?.trim() ? undefined : ""}
          active={active}
          onActive={setActive}
          onPick={({ id, label }) => pick({ id, title: label })}
        />
      </div>
    </div>
  );
}
