import type { Api } from "@lenscape/api/client";
import { Cover } from "@lenscape/ui/cover";
import { Input } from "@lenscape/ui/input";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { SuggestionList } from "@lenscape/ui/suggestion-list";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { type ItemKind, parseItemId } from "./item-id.ts";
import { formText as text } from "./text.ts";

interface Item {
  id: string;
  title: string;
  picture?: string | undefined;
}

/** Kinds of content that the field can pick. */
type PickableKind = ItemKind | "topic";

const MAX_SUGGESTIONS = 5;

/** Query of an item by ID. Does not count as a visit of the thread. */
const itemQuery = (api: Api, kind: ItemKind, id: string) => ({
  queryKey: ["console", "item", kind, id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Item> => {
    if (kind === "goods") {
      const product = await api.call("goodsDetail", { query: { goodsId: id }, silent: true, signal });
      return { id, title: product.goodsName, picture: product.coverUrl };
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

/** Suggests items for a search term, with whether the search is still running. */
function useSuggestions(
  kind: PickableKind,
  keyWord: string | undefined,
): [items: readonly Item[], isSearching: boolean] {
  const { api } = useApp();
  const enabled = Boolean(keyWord);
  const threads = useQuery({
    ...apiQuery(api, "searchSuggest", { query: { keyWord: keyWord ?? "" }, silent: true }),
    placeholderData: keepPreviousData,
    enabled: enabled && kind === "thread",
  });
  const goods = useQuery({
    ...apiQuery(api, "shopGoodList", {
      query: { keyWord: keyWord ?? "", pageNum: 1, pageSize: MAX_SUGGESTIONS },
      silent: true,
    }),
    placeholderData: keepPreviousData,
    enabled: enabled && kind === "goods",
  });
  const topics = useQuery({
    ...apiQuery(api, "topicList", {
      query: { keyWord: keyWord ?? "", pageNum: 1, pageSize: MAX_SUGGESTIONS },
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
  kind: PickableKind;
  /** ID of the picked item (name of a topic), or the input so far: a URL or a search term. */
  value: string;
  onChange: (value: string) => void;
}

/** Combobox that picks a thread or product by title, page URL or ID, or a topic by name. */
export function ItemField({ kind, value, onChange, ...props }: ItemFieldProps) {
  const { api } = useApp();
  const listId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  /** Text while the user types; undefined shows the title of the picked item. */
  const [typed, setTyped] = useState<string>();
  const [composing, setComposing] = useState(false);
  const [active, setActive] = useState(0);
  const idKind = kind === "topic" ? undefined : kind;
  const id = idKind && parseItemId(idKind, value);
  const lookup = useQuery({ ...itemQuery(api, idKind ?? "thread", id ?? ""), enabled: id !== undefined });
  const picked = lookup.data;
  const [found, isSearching] = useSuggestions(kind, id || composing ? undefined : typed?.trim());
  const suggestions = typed === undefined ? [] : id ? [picked ?? []].flat() : found;
  const isOpen = suggestions.length > 0;
  useEffect(() => {
    if (isOpen) listRef.current?.scrollIntoView?.({ block: "nearest" });
  }, [isOpen]);
  const close = () => setTyped(undefined);
  const pick = (item: Item) => {
    onChange(idKind ? item.id : item.title);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const pressed = getPressedKey(event);
    const step = { ArrowDown: 1, ArrowUp: suggestions.length - 1 }[pressed ?? ""];
    const suggestion = suggestions[active];
    if (step) setActive((active + step) % suggestions.length);
    else if (pressed === "Enter" && suggestion) pick(suggestion);
    else if (pressed === "Escape") close();
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <Input
        placeholder={text.itemPlaceholders[kind]}
        maxLength={300}
        autoComplete="off"
        {...props}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        className="truncate"
        leading={
          id && picked ? (
            <Cover
              src={picked.picture}
              name={picked.title}
              loading="eager"
              className="-ml-1 size-6 rounded-control"
            />
          ) : (
            <Search aria-hidden="true" strokeWidth={1.7} />
          )
        }
        value={typed ?? (id ? picked?.title : undefined) ?? value}
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
        ref={listRef}
        className={
          isOpen
            ? "absolute inset-x-0 top-full z-5 mt-1.5 rounded-media border border-border bg-surface-raised shadow-lg"
            : "sr-only"
        }
      >
        <SuggestionList
          id={listId}
          kind={kind === "topic" ? kind : "item"}
          items={suggestions.map((item) => ({
            ...item,
            label: item.title,
            ...(idKind && { note: item.id }),
          }))}
          status={isSearching || lookup.isFetching ? "loading" : "ready"}
          reason={typed?.trim() ? undefined : ""}
          active={active}
          onActive={setActive}
          onPick={({ id, label }) => pick({ id, title: label })}
        />
      </div>
    </div>
  );
}
