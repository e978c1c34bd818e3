import type { CircleOption } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { RemovableChip } from "@lenscape/ui/removable-chip";
import { Select } from "@lenscape/ui/select";
import type { SuggestionKind } from "@lenscape/ui/suggestion-list";
import { useQuery } from "@tanstack/react-query";
import { Plus, TriangleExclamationPoint } from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { useViewerCircle, useViewerState } from "#shell/session/viewer-state.ts";
import { PlaceField } from "../attachments/place-field.tsx";
import type { Draft, DraftFriend, DraftKind, DraftTopic } from "../drafts/thread-draft.ts";
import { publishText as text } from "../text.ts";
import { type DraftErrors, FRIENDS_MAX, TOPICS_MAX } from "./publish-rules.ts";

/** A circle by its name. */
export type CircleRef = Pick<CircleOption, "id" | "groupName">;

interface SettingsProps {
  kind: DraftKind;
  /** Where what is published is: it may stay there. */
  home?: CircleRef;
  draft: Draft;
  errors: DraftErrors;
  onChange: (change: Partial<Draft>) => void;
  onAdd: (kind: SuggestionKind) => void;
  onRemoveTopic: (topic: DraftTopic) => void;
  onRemoveFriend: (friend: DraftFriend) => void;
}

/** Where a draft goes, what it is about, whom it mentions and what it was made with. */
export function Settings({
  kind,
  home,
  draft,
  errors,
  onChange,
  onAdd,
  onRemoveTopic,
  onRemoveFriend,
}: SettingsProps) {
  const { api } = useApp();
  const { data: devices } = useQuery(
    apiQuery(api, "dictList", { path: { dictType: "device_model" }, silent: true }),
  );
  return (
    <Card className="grid content-start gap-4.5 p-4 max-md:rounded-none max-md:border-x-0">
      <CircleField {...{ kind, home, onChange }} circleId={draft.circleId} error={errors.circleId} />
      <Chosen
        label={text.topics}
        note={fillText(text.topicsMax, { n: TOPICS_MAX })}
        addLabel={text.addTopic}
        full={draft.topics.length >= TOPICS_MAX}
        error={errors.topics}
        onAdd={() => onAdd("topic")}
      >
        {draft.topics.map((topic) => (
          <RemovableChip
            key={topic.content}
            name={`#${topic.content}`}
            onRemove={() => onRemoveTopic(topic)}
          />
        ))}
      </Chosen>
      <Chosen
        label={text.friends}
        note={fillText(text.friendsMax, { n: FRIENDS_MAX })}
        addLabel={text.addFriend}
        full={draft.friends.length >= FRIENDS_MAX}
        error={errors.friends}
        onAdd={() => onAdd("member")}
      >
        {draft.friends.map((friend) => (
          <RemovableChip
            key={friend.userId}
            name={friend.nickname}
            leading={<Avatar src={friend.avatar} name={friend.nickname} size={20} />}
            onRemove={() => onRemoveFriend(friend)}
          />
        ))}
      </Chosen>
      {kind !== 2 && <PlaceField place={draft.place} onChange={(place) => onChange({ place })} />}
      {devices?.length !== 0 && (
        <Field label={text.device}>
          <Select value={draft.deviceName} onChange={(event) => onChange({ deviceName: event.target.value })}>
            <option value="">{text.noDevice}</option>
            {devices?.map(({ dictValue, dictLabel }) => (
              <option key={dictValue} value={dictLabel}>
                {dictLabel}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Card>
  );
}

interface CircleFieldProps extends Pick<SettingsProps, "kind" | "home" | "onChange"> {
  circleId: string;
  error?: string;
}

function CircleField({ kind, home, circleId, error, onChange }: CircleFieldProps) {
  const { api } = useApp();
  const circles = useQuery(apiQuery(api, "filterCircle", { query: {} }));
  const { data } = circles;
  const unknown = circles.isError && !data;
  useViewerState({ circleIds: data?.rows.flatMap(({ id, joinType }) => (joinType === 1 ? id : [])) });
  const chosen = data?.rows.find(({ id }) => id === circleId);
  const gone = data !== undefined && circleId !== "" && !chosen && circleId !== home?.id;
  // A circle that takes no posts any more, or an address that names none.
  useEffect(() => {
    if (gone) onChange({ circleId: "" });
  }, [gone, onChange]);
  return (
    <Field
      label={text.circle}
      required={kind === 1}
      error={unknown ? text.circlesFailed : error}
      labelAside={
        unknown && (
          <button
            type="button"
            aria-busy={circles.isFetching}
            onClick={() => void circles.refetch()}
            className="rounded-xs text-brand-text text-sm hover:underline tap-y"
          >
            {text.retry}
          </button>
        )
      }
    >
      <span className="relative block">
        {chosen?.picUrl && (
          <img
            src={chosen.picUrl}
            alt=""
            className="pointer-events-none absolute inset-y-0 left-1.5 z-1 my-auto size-7 rounded-sm object-cover"
          />
        )}
        <Select
          value={data ? circleId : ""}
          onChange={(event) => onChange({ circleId: event.target.value })}
          className={chosen?.picUrl && "pl-11"}
        >
          <option value="">{kind === 1 ? text.circleHint : text.noCircle}</option>
          {data && home && !data.rows.some(({ id }) => id === home.id) && (
            <option value={home.id}>{home.groupName}</option>
          )}
          {data?.rows.map((circle) => (
            <CircleChoice key={circle.id} circle={circle} isHome={circle.id === home?.id} />
          ))}
        </Select>
      </span>
    </Field>
  );
}

/** A circle to choose; one that takes its members' posts alone is not offered to others. */
function CircleChoice({ circle, isHome }: { circle: CircleOption; isHome: boolean }) {
  const { id, groupName, joinType } = circle;
  const joined = useViewerCircle(id) === "joined";
  const closed = joinType === 1 && !joined && !isHome;
  return (
    <option value={id} disabled={closed}>
      {closed ? fillText(text.membersOnly, { circle: groupName }) : groupName}
    </option>
  );
}

interface ChosenProps {
  label: string;
  note: string;
  addLabel: string;
  full: boolean;
  error?: string;
  onAdd: () => void;
  children: ReactNode;
}

/** A row of what has been chosen, and the button that adds to it. */
function Chosen({ label, note, addLabel, full, error, onAdd, children }: ChosenProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm text-text-secondary">
        {label}
        <span className="ml-3 font-normal text-text-muted">{note}</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {children}
        {!full && (
          <Button
            tone="ghost"
            size="sm"
            aria-label={addLabel}
            aria-invalid={error ? true : undefined}
            onClick={onAdd}
            className="first:-ml-2 px-2"
          >
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {text.add}
          </Button>
        )}
      </div>
      {error && (
        <p
          id={`${id}error`}
          role="alert"
          tabIndex={-1}
          className="mt-1.5 flex items-center gap-1 text-danger-text text-xs"
        >
          <TriangleExclamationPoint
            aria-hidden="true"
            size="0.875rem"
            strokeWidth={1.7}
            className="flex-none"
          />
          {error}
        </p>
      )}
    </fieldset>
  );
}
