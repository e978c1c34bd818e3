import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PasswordInput } from "@lenscape/ui/password-input";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useState } from "react";
import { useMember } from "#lib/app.tsx";
import { findOperations } from "../reference.ts";
import { BASE_PATH } from "../reference-contract.ts";
import { galleryText as text } from "../text.ts";
import { EventList, ReasonList } from "./reference-event-list.tsx";
import { OperationRow } from "./reference-operation.tsx";

const PANEL = "grid grid-cols-[minmax(0,1fr)] gap-4 pt-4";

function Operations() {
  const { token: session } = useMember();
  const [keyword, setKeyword] = useState("");
  const [token, setToken] = useState("");
  const groups = findOperations(keyword);
  return (
    <>
      <p className="max-w-200 text-meta text-text-secondary max-md:px-4">
        {fillText(text.apiRules, { base: BASE_PATH })}
      </p>
      <div className="grid items-start gap-4 max-md:px-4 md:grid-cols-2">
        <SearchBar
          value={keyword}
          onValueChange={setKeyword}
          placeholder={text.search}
          aria-label={text.search}
          className="max-md:w-auto md:mt-6.5"
        />
        <Field label={text.token} help={session ? text.tokenHintMember : text.tokenHintVisitor}>
          <PasswordInput
            value={token}
            onChange={({ target }) => setToken(target.value.trim())}
            autoComplete="off"
            placeholder="lsk_…"
          />
        </Field>
      </div>
      {groups.length === 0 && <EmptyState title={text.noOperations} />}
      {groups.map(({ tag, title, entries }) => (
        <Card key={tag} className="overflow-clip max-md:rounded-none max-md:border-x-0">
          <CardHeader title={`${title} ${entries.length}`} className="border-border border-b" />
          <div className="divide-y divide-border">
            {entries.map((entry) => (
              <OperationRow key={entry.id} entry={entry} token={token} />
            ))}
          </div>
        </Card>
      ))}
    </>
  );
}

/**
 * API reference: operations with a search and forms to call them, events, and error reasons.
 */
export function ReferenceList() {
  return (
    <Tabs defaultValue="operations">
      <TabsList aria-label={text.sections}>
        <TabsTab value="operations">{text.operations}</TabsTab>
        <TabsTab value="events">{text.events}</TabsTab>
        <TabsTab value="reasons">{text.reasons}</TabsTab>
      </TabsList>
      <TabsPanel value="operations" className={PANEL}>
        <Operations />
      </TabsPanel>
      <TabsPanel value="events" className={PANEL}>
        <EventList />
      </TabsPanel>
      <TabsPanel value="reasons" className={PANEL}>
        <ReasonList />
      </TabsPanel>
    </Tabs>
  );
}
