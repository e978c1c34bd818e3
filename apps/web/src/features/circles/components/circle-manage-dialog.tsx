import type { Circle } from "@lenscape/api/types";
import { Badge } from "@lenscape/ui/badge";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { applications } from "../queries.ts";
import { circlesText as text } from "../text.ts";
import { Applications } from "./circle-applications.tsx";
import { CircleSettings } from "./circle-settings.tsx";

interface CircleManageDialogProps {
  circle: Circle;
  /** Open the tab of applications first, for links in notifications. */
  showsApplications: boolean;
  onClose: () => void;
}

/** Dialog for moderators of a circle: notice, rules and applications. */
export function CircleManageDialog({ circle, showsApplications, onClose }: CircleManageDialogProps) {
  const { api } = useApp();
  const [tab, setTab] = useState(showsApplications ? "applications" : "settings");
  const pendingCount = useInfiniteQuery(applications(api, circle.id)).data?.pages.at(-1)?.total ?? 0;
  return (
    <Dialog open size="md" title={text.manage} onOpenChange={(open) => !open && onClose()}>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={text.manage} className="-mx-3 mb-4 border-border border-b">
          <TabsTab value="settings">{text.settings}</TabsTab>
          <TabsTab value="applications">
            <span>{text.applications}</span>
            <Badge aria-hidden="true" count={pendingCount} className="ml-1.5" />
            {pendingCount > 0 && (
              <span key={pendingCount} className="sr-only">
                {fillText(text.applicationCount, { n: pendingCount })}
              </span>
            )}
          </TabsTab>
        </TabsList>
        <TabsPanel value="settings">
          <CircleSettings circle={circle} onSaved={onClose} />
        </TabsPanel>
        <TabsPanel value="applications">
          <Applications circle={circle} />
        </TabsPanel>
      </Tabs>
    </Dialog>
  );
}
