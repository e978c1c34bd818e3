import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Spinner } from "@lenscape/ui/spinner";
import { toast } from "@lenscape/ui/toast";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { locationText as text } from "#copy/web-view-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { touched } from "#lib/touched.ts";
import { useBack } from "#lib/use-back.ts";
import { pageOf, pages, paths } from "#paths";
import { usePosition } from "#shell/forms/use-position.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { type Place, placeName, positionName } from "../map-place.ts";

const RegionColumns = lazySection(() => import("../components/region-columns.tsx"));

export const handle: PageHandle = {
  meta: () => ({ title: pages.chooseLocation.title, noindex: true }),
};

/** Chooses where I live, by region and without a map service; it becomes the region of my profile (ROUTE-075). */
export function Component() {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const back = useBack();
  const [keyword, setKeyword] = useState("");
  const [place, setPlace] = useState<Place>();
  const [locating, locate] = usePosition();
  const [use, saving] = useAction(async (region: string) => {
    await api.call("ownInfoUpdate", { body: { region } });
    void touched(queries, "ownInfoUpdate");
    toast(text.saved, { tone: "success" });
    await navigate(pageOf("profileEdit"), { replace: true });
  });
  const refused = locating.state === "denied" || locating.state === "failed";
  return (
    <PageBody className="md:pt-5">
      <Card className="mx-auto max-w-252 overflow-clip max-md:rounded-none max-md:border-x-0">
        <div className="flex flex-wrap items-center justify-between gap-3 border-border border-b px-4 py-4 md:px-5">
          <h1 className="font-semibold text-xl leading-[1.875rem] max-md:sr-only">{text.choose}</h1>
          <SearchBar
            value={keyword}
            onValueChange={setKeyword}
            placeholder={text.search}
            maxLength={20}
            aria-label={text.search}
            className="min-w-50 max-w-105 flex-1"
          />
          <Button loading={locating.state === "locating"} onClick={locate} className="max-md:h-10">
            <LocateFixed aria-hidden="true" strokeWidth={1.7} />
            {locating.state === "locating" ? text.locating : text.mine}
          </Button>
        </div>
        {refused && (
          <div className="px-4 py-3 md:px-5">
            <Alert tone="warning">
              {locating.state === "denied" ? text.denied : text.failed}
              <button type="button" onClick={locate} className="ml-2 underline underline-offset-3">
                {text.retry}
              </button>
            </Alert>
          </div>
        )}
        {locating.state === "found" && (
          <div className="flex flex-wrap items-center justify-between gap-2 border-border border-b px-4 py-3 md:px-5">
            <span className="tabular-nums">
              {fillText(text.coordinates, { place: positionName(locating.position) })}
            </span>
            <Button size="sm" onClick={() => navigate(paths.openLocation(locating.position))}>
              {text.look}
            </Button>
          </div>
        )}
        <div className={refused ? "border-border border-t" : undefined}>
          <RegionColumns
            keyword={keyword}
            place={place}
            onPick={setPlace}
            waiting={
              <div
                role="status"
                aria-label={text.loading}
                className="grid h-[min(60vh,31.25rem)] place-items-center"
              >
                <Spinner />
              </div>
            }
          />
        </div>
        <div className="flex items-center gap-3 border-border border-t px-4 py-3 md:px-5">
          <span className="min-w-0 grow truncate">
            {place ? placeName(place) : <span className="text-text-muted">{text.pick}</span>}
          </span>
          <Button onClick={back} className="max-md:hidden">
            {text.cancel}
          </Button>
          <Button
            tone="primary"
            disabled={!place}
            loading={saving}
            onClick={() => place && use(placeName(place))}
          >
            {text.use}
          </Button>
        </div>
      </Card>
    </PageBody>
  );
}
