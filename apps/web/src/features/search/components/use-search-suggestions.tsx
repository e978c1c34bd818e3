import { Avatar } from "@lenscape/ui/avatar";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { markedPieces, type TextMark } from "@lenscape/ui/lib/marked-pieces";
import { useQuery } from "@tanstack/react-query";
import { Clock, FileText, Hash, LayoutGrid } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { useNavigate } from "react-router-dom";
import { SEARCH_DEBOUNCE } from "#config/timing.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useDebounced } from "#lib/use-debounced.ts";
import { paths } from "#paths";
import { history, suggestions } from "../queries.ts";
import { useSearches } from "../recent-searches.ts";
import { searchText as text } from "../text.ts";

interface Offer {
  key: string;
  group: keyof typeof text.offers;
  label: string;
  marks: readonly TextMark[];
  icon: ReactNode;
  /** Where it leads; without one the label is searched for. */
  href?: string;
}

const SEARCHED = 3;
const icon = { "aria-hidden": true, size: "1rem", strokeWidth: 1.7, className: "text-text-muted" } as const;

/** One's own searches that go on from what is typed. */
function useOwn(typed: string): string[] {
  const { api } = useApp();
  const { token } = useMember();
  const kept = useSearches();
  const { data } = useQuery({ ...history(api), enabled: Boolean(token) });
  const own = token ? (data?.rows ?? []).map(({ keyword }) => keyword) : kept;
  return own.filter((keyword) => keyword !== typed && keyword.includes(typed)).slice(0, SEARCHED);
}

function useOfferList(typed: string, enabled: boolean): Offer[] {
  const { api } = useApp();
  const own = useOwn(typed);
  const { data } = useQuery({ ...suggestions(api, typed), enabled });
  if (!enabled) return [];
  const { threads = [], circles = [], topics = [], users = [] } = data ?? {};
  return [
    ...own.map((keyword) => ({
      key: `searched-${keyword}`,
      group: "searched" as const,
      label: keyword,
      marks: [[keyword.indexOf(typed), keyword.indexOf(typed) + typed.length]],
      icon: <Clock {...icon} />,
    })),
    ...threads.map(({ id, title, marks }) => ({
      key: `thread-${id}`,
      group: "threads" as const,
      label: title,
      marks,
      icon: <FileText {...icon} />,
      href: paths.thread(id),
    })),
    ...circles.map(({ id, name, marks }) => ({
      key: `circle-${id}`,
      group: "circles" as const,
      label: name,
      marks,
      icon: <LayoutGrid {...icon} />,
      href: paths.circle(id),
    })),
    ...topics.map(({ id, name, marks }) => ({
      key: `topic-${id}`,
      group: "topics" as const,
      label: name,
      marks,
      icon: <Hash {...icon} />,
      href: paths.topic(id),
    })),
    ...users.map(({ id, name, picture, marks }) => ({
      key: `user-${id}`,
      group: "users" as const,
      label: name,
      marks,
      icon: <Avatar src={picture} name={name} size={24} />,
      href: paths.profile(id),
    })),
  ];
}

interface OffersProps {
  typed: string;
  composing: boolean;
  /** Whether the results of what is typed are shown. */
  settled: boolean;
  onSearch: (word: string) => void;
}

/**
 * What is offered while somebody types: the input is a combobox that keeps the focus, the list below it hears where the
 * arrow keys are. Enter opens what is chosen, or searches; Escape folds the list before it leaves the search. It makes
 * way for the results when they come, unless somebody is choosing from it; a press on the input brings it back.
 */
export function useOffers({ typed, composing, settled, onSearch }: OffersProps) {
  const navigate = useNavigate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // The same pause as the search (ruling 52).
  const word = useDebounced(typed.trim(), SEARCH_DEBOUNCE);
  const offers = useOfferList(word, isOpen && !composing && typed.trim() !== "" && word !== "");
  const shown = isOpen && offers.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const makeWay = useEffectEvent(() => active < 0 && close());
  useEffect(() => {
    if (settled) makeWay();
  }, [settled]);
  const pick = ({ href, label }: Offer) => {
    close();
    if (href) void navigate(href);
    else onSearch(label);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = offers[active];
    if (step) {
      const count = offers.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === "Enter" && chosen) pick(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const inputProps: ComponentProps<"input"> = {
    role: "combobox",
    "aria-expanded": shown,
    "aria-controls": id,
    "aria-autocomplete": "list",
    "aria-activedescendant": shown && active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown,
    onClick: () => setOpen(true),
    onBlur: close,
  };
  return {
    open: () => {
      setOpen(true);
      setActive(-1);
    },
    close,
    inputProps,
    list: shown && <OfferList id={id} offers={offers} active={active} onActive={setActive} onPick={pick} />,
  };
}

interface OfferListProps {
  id: string;
  offers: readonly Offer[];
  active: number;
  onActive: (index: number) => void;
  onPick: (offer: Offer) => void;
}

function OfferList({ id, offers, active, onActive, onPick }: OfferListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-(--z-popup) mt-1.5 overflow-hidden rounded-lg border border-border bg-surface-raised shadow-lg max-md:rounded-none max-md:border-x-0">
      <p role="status" className="sr-only">
        {fillText(text.offeredCount, { n: offers.length })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={text.offered}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5"
      >
        {offers.map((offer, index) => (
          <div key={offer.key} role="presentation">
            {offer.group !== offers[index - 1]?.group && (
              <div role="presentation" className="px-2.5 pt-2 pb-1 text-xs text-text-muted">
                {text.offers[offer.group]}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text field above has the focus and the keys */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: it is reached through aria-activedescendant */}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => index !== active && onActive(index)}
              onClick={() => onPick(offer)}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-base aria-selected:bg-surface-raised-hover max-md:min-h-12"
            >
              <span className="grid size-6 flex-none place-items-center">{offer.icon}</span>
              <span className="min-w-0 truncate">
                {markedPieces(offer.label, offer.marks).map(({ at, piece, hit }) => (
                  <span key={at} className={cn(hit && "font-semibold text-brand-text")}>
                    {piece}
                  </span>
                ))}
              </span>
            </div>
          </div>
        ))}
      </div>
      <p
        aria-hidden="true"
        className="border-t border-border px-4 py-2 text-xs text-text-muted max-md:hidden"
      >
        {text.offerHint}
      </p>
    </div>
  );
}
