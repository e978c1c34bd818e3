import { type ComponentProps, useState } from "react";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { PublishForm } from "../form/publish-form.tsx";
import { currentDraftId, type Draft, emptyDraft, readDraft, writeDraft } from "./thread-draft.ts";

const FetchedDraft = lazySection(() => import("./fetched-draft.tsx"));

type FormProps = Omit<ComponentProps<typeof PublishForm>, "opened" | "onSwitch">;

interface OpenedFormProps extends FormProps {
  /** The draft that the address names. */
  draftId?: string;
}

/** The form with the draft that the address names, with this tab's last one, else with none. */
export function OpenedForm({ draftId, ...form }: OpenedFormProps) {
  const { kind, userId } = form;
  const [opened, setOpened] = useState(() => {
    const kept = (id?: string) => readDraft(localStorage, kind, userId, id);
    const pointed = currentDraftId(kind, userId);
    const draft = draftId ? kept(draftId) : (pointed && kept(pointed)) || kept();
    return { draft, turn: 0, missing: draftId !== undefined && !draft };
  });
  const open = (draft: Draft) => {
    writeDraft(localStorage, kind, userId, draft);
    setOpened(({ turn }) => ({ draft, turn: turn + 1, missing: false }));
  };
  if (opened.missing && draftId)
    return <FetchedDraft {...form} draftId={draftId} onFetched={open} waiting={null} />;
  return (
    <PublishForm
      key={opened.turn}
      {...form}
      opened={opened.draft}
      onSwitch={(draft) => open(draft ?? emptyDraft())}
    />
  );
}
