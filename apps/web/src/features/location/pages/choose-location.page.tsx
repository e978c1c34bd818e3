import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Spinner } from "@lenscape/ui/spinner";
import { toast } from "@lenscape/ui/toast";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import type { PageHandle } from "#lib/page.ts";
import { useBack } from "#lib/use-back.ts";
import { getPath, pages, paths } from "#paths";
import { useGeolocation } from "#shell/forms/use-geolocation.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { formatPlace, formatPosition, type Place } from "../map-place.ts";
import { locationText as text } from "../text.ts";

/** Loaded on demand because of its list of regions. */
const RegionColumns = lazySection(async () => ({
  default: (await import("../components/region-columns.tsx")).RegionColumns,
}));

export const handle: PageHandle = {
  meta: () => ({ title: pages.chooseLocation.title, noindex: true }),
};

/** Page to select the region of the profile, without a map service (ROUTE-075). */
export function Component() {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const back = useBack();
  const [keyword, setKeyword] = useState("");
  const [place, setPlace] = useState<Place>();
  const [locating, locate] = useGeolocation();
  const [save, isSaving] = useAction(async (region: string) => {
    await api.call("ownInfoUpdate", { body: { region } });
    void invalidateAfter(queries, "ownInfoUpdate");
    toast(text.saved, { tone: "success" });
    await navigate(getPath("profileEdit"), { replace: true });
  });
  const hasFailed = locating.state === "denied" || locating.state === "failed";
  return (
    <PageBody className="md:pt-5">
      <Card className="mx-auto max-w-252 overflow-clip max-md:rounded-none max-md:border-x-0">
        <div className="flex flex-wrap items-center justify-between gap-3 border-border border-b px-4 py-4 md:px-5">
          <h1 className="font-semibold text-head leading-[1.875rem] max-md:sr-only">{text.choose}</h1>
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
            <span key={locating.state}>
              {locating.state === "locating" ? text.locating : text.ownLocation}
            </span>
          </Button>
        </div>
        {hasFailed && (
          <div className="px-4 py-3 md:px-5">
            <Alert tone="warning">
              <span key={locating.state}>{locating.state === "denied" ? text.denied : text.failed}</span>
              <button type="button" onClick={locate} className="ml-2 underline underline-offset-3">
                {text.retry}
              </button>
            </Alert>
          </div>
        )}
        {locating.state === "found" && (
          <div className="flex flex-wrap items-center justify-between gap-2 border-border border-b px-4 py-3 md:px-5">
            <span className="tabular-nums">
              {fillText(text.coordinates, { place: formatPosition(locating.position) })}
            </span>
            <Button size="sm" onClick={() => navigate(paths.openLocation(locating.position))}>
              {text.view}
            </Button>
          </div>
        )}
        <div className={hasFailed ? "border-border border-t" : undefined}>
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
          <span className={cn("min-w-0 grow truncate", !place && "text-text-muted")}>
            {place ? formatPlace(place) : text.notSelected}
          </span>
          <Button onClick={back} className="max-md:hidden">
            {text.cancel}
          </Button>
          <Button
            tone="primary"
            disabled={!place}
            loading={isSaving}
            onClick={() => place && save(formatPlace(place))}
          >
            {text.use}
          </Button>
        </div>
      </Card>
    </PageBody>
  );
}
