import { SearchOverlay } from "@lenscape/ui/search-overlay";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { findPage, pages, paths } from "#paths";
import { keepForNextKeyword, type Refinement } from "../search-refinement.ts";
import { readSearchPosition, type SearchTab } from "../use-search-position.ts";
import { SearchView } from "./search-view.tsx";

const getCurrentUrl = () => window.location.pathname + window.location.search;

/**
 * Search in an overlay with its own history entry. The back button and Escape close it (STATE-049), cancel goes to the
 * home page (SEARCH-007), and returning from a result restores its state.
 */
export function SearchOverlayLayer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [position] = useState(() => readSearchPosition(key));
  const [initialUrl] = useState(getCurrentUrl);
  const [keyword, setKeyword] = useState(position?.keyword ?? "");
  const [tab, setTab] = useState<SearchTab>(position?.tab ?? "0");
  const [refinement, setRefinement] = useState<Refinement>(position?.refinement ?? {});
  return (
    <SearchOverlay
      open
      label={pages.search.title}
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const overlay = event.currentTarget as HTMLElement;
        if (overlay.contains(document.activeElement)) return;
        const searchBox = overlay.querySelector<HTMLElement>("[data-slot=search-bar-input]");
        (position?.keyword ? overlay : searchBox)?.focus({ preventScroll: true });
      }}
      onEscapeKeyDown={(event) => {
        // The first Escape closes the suggestions.
        if (event.target instanceof Element && event.target.getAttribute("aria-expanded") === "true")
          event.preventDefault();
      }}
      onCloseAutoFocus={(event) => {
        // Another page is open and manages the focus.
        if (getCurrentUrl() !== initialUrl) event.preventDefault();
      }}
    >
      <SearchView
        entryKey={key}
        keyword={keyword}
        tab={tab}
        refinement={refinement}
        onSearch={(word) => {
          // The debounced search repeats the keyword that was submitted with Enter.
          if (word !== keyword) setRefinement(keepForNextKeyword);
          setKeyword(word);
        }}
        onTab={setTab}
        onRefine={setRefinement}
        onCancel={() =>
          findPage(pathname) === "home" ? onClose() : void navigate(paths.home(), { replace: true })
        }
      />
    </SearchOverlay>
  );
}
