import { type ComponentProps, useState } from "react";
import { localStore } from "#lib/storage.ts";
import { PublishForm } from "../form/publish-form.tsx";
import { FetchedDraft } from "./fetched-draft.tsx";
import {
  createEmptyDraft,
  type Draft,
  getCurrentDraftId,
  readStoredDraft,
  storeDraft,
} from "./thread-draft.ts";

type FormProps = Omit<ComponentProps<typeof PublishForm>, "opened" | "onSwitchDraft">;

interface DraftPublishFormProps extends FormProps {
  /** ID of the draft in the address. */
  draftId?: string;
}

/** Publish form with the draft of the address, otherwise the last draft of this tab, otherwise an empty one. */
export function DraftPublishForm({ draftId, ...form }: DraftPublishFormProps) {
  const { kind, owner } = form;
  const [opened, setOpened] = useState(() => {
    const read = (id?: string) => readStoredDraft(localStore, kind, owner, id);
    const currentId = getCurrentDraftId(kind, owner);
    const draft = draftId ? read(draftId) : (currentId && read(currentId)) || read();
    return { draft, version: 0, isMissing: draftId !== undefined && !draft };
  });
  const open = (draft: Draft) => {
    storeDraft(localStore, kind, owner, draft);
    setOpened(({ version }) => ({ draft, version: version + 1, isMissing: false }));
  };
  if (opened.isMissing && draftId) return <FetchedDraft {...form} draftId={draftId} onFetched={open} />;
  return (
    <PublishForm
      key={opened.version}
      {...form}
      opened={opened.draft}
      onSwitchDraft={(draft) => open(draft ?? createEmptyDraft())}
    />
  );
}
