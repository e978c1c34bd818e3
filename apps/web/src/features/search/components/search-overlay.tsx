import { SearchOverlay } from "@lenscape/ui/search-overlay";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pageAt, pages, paths } from "#paths";
import { forWord, type Refinement } from "../search-refinement.ts";
import { placeOf, type Tab } from "../use-search-position.ts";
import { SearchView } from "./search-view.tsx";

const addressNow = () => window.location.pathname + window.location.search;

/**
 * The search above the page one is on, an entry of the history of its own: the way back and Escape close it
 * (STATE-049), cancel leads home (SEARCH-007), and coming back to it from a result finds it as it was left.
 */
export function Overlay({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [place] = useState(() => placeOf(key));
  const [address] = useState(addressNow);
  const [keyword, setKeyword] = useState(place?.keyword ?? "");
  const [tab, setTab] = useState<Tab>(place?.tab ?? "0");
  const [refinement, setRefinement] = useState<Refinement>(place?.refinement ?? {});
  return (
    <SearchOverlay
      open
      label={pages.search.title}
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const layer = event.currentTarget as HTMLElement;
        if (layer.contains(document.activeElement)) return;
        const box = layer.querySelector<HTMLElement>("[data-slot=search-bar-input]");
        (place?.keyword ? layer : box)?.focus({ preventScroll: true });
      }}
      onEscapeKeyDown={(event) => {
        // The first Escape folds what is offered.
        if (event.target instanceof Element && event.target.getAttribute("aria-expanded") === "true")
          event.preventDefault();
      }}
      onCloseAutoFocus={(event) => {
        // Another page has come: the focus is there.
        if (addressNow() !== address) event.preventDefault();
      }}
    >
      <SearchView
        entry={key}
        keyword={keyword}
        tab={tab}
        refinement={refinement}
        onSearch={(word) => {
          // The pause after typing searches again for what Enter has searched for.
          if (word !== keyword) setRefinement(forWord);
          setKeyword(word);
        }}
        onTab={setTab}
        onRefine={setRefinement}
        onCancel={() =>
          pageAt(pathname) === "home" ? onClose() : void navigate(paths.home(), { replace: true })
        }
      />
    </SearchOverlay>
  );
}
