import type { Circle } from "@lenscape/api/types";
import { Badge } from "@lenscape/ui/badge";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { applications } from "../queries.ts";
import { Applications } from "./circle-applications.tsx";
import { CircleSettings } from "./circle-settings.tsx";

interface ManageDialogProps {
  circle: Circle;
  /** Opens with the applications, as a notice about one asks. */
  applies: boolean;
  onClose: () => void;
}

/** What a moderator does for a circle: who is let in, notice and rules. The default export is what `part` takes. */
export default function ManageDialog({ circle, applies, onClose }: ManageDialogProps) {
  const { api } = useApp();
  const [tab, setTab] = useState(applies ? "applies" : "settings");
  const waiting = useInfiniteQuery(applications(api, circle.id)).data?.pages.at(-1)?.total ?? 0;
  return (
    <Dialog open size="md" title={text.manage} onOpenChange={(open) => !open && onClose()}>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={text.manage} className="-mx-3 mb-4 border-border border-b">
          <TabsTab value="settings">{text.settings}</TabsTab>
          <TabsTab value="applies">
            {text.applies}
            <Badge aria-hidden="true" count={waiting} className="ml-1.5" />
            {waiting > 0 && <span className="sr-only">{fillText(text.waitingApplies, { n: waiting })}</span>}
          </TabsTab>
        </TabsList>
        <TabsPanel value="settings">
          <CircleSettings circle={circle} onSaved={onClose} />
        </TabsPanel>
        <TabsPanel value="applies">
          <Applications circle={circle} />
        </TabsPanel>
      </Tabs>
    </Dialog>
  );
}
