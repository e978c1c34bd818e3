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
import { type DraftErrors, MAX_FRIENDS, MAX_TOPICS } from "./publish-rules.ts";

/** A circle with its name. */
export type CircleRef = Pick<CircleOption, "id" | "groupName">;

interface PublishSettingsProps {
  kind: DraftKind;
  /** Circle of the published thread, which may stay there. */
  currentCircle?: CircleRef;
  draft: Draft;
  errors: DraftErrors;
  onChange: (change: Partial<Draft>) => void;
  onAdd: (kind: SuggestionKind) => void;
  onRemoveTopic: (topic: DraftTopic) => void;
  onRemoveFriend: (friend: DraftFriend) => void;
}

/** Settings beside the text: circle, topics, mentioned members, location and device. */
export function PublishSettings({
  kind,
  currentCircle,
  draft,
  errors,
  onChange,
  onAdd,
  onRemoveTopic,
  onRemoveFriend,
}: PublishSettingsProps) {
  const { api } = useApp();
  const { data: devices } = useQuery(
    apiQuery(api, "dictList", { path: { dictType: "device_model" }, silent: true }),
  );
  return (
    <Card className="grid content-start gap-4.5 p-4 max-md:rounded-none max-md:border-x-0">
      <CircleField {...{ kind, currentCircle, onChange }} circleId={draft.circleId} error={errors.circleId} />
      <ChipList
        label={text.topics}
        note={fillText(text.topicsMax, { n: MAX_TOPICS })}
        addLabel={text.addTopic}
        isFull={draft.topics.length >= MAX_TOPICS}
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
      </ChipList>
      <ChipList
        label={text.friends}
        note={fillText(text.friendsMax, { n: MAX_FRIENDS })}
        addLabel={text.addFriend}
        isFull={draft.friends.length >= MAX_FRIENDS}
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
      </ChipList>
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

interface CircleFieldProps extends Pick<PublishSettingsProps, "kind" | "currentCircle" | "onChange"> {
  circleId: string;
  error?: string;
}

function CircleField({ kind, currentCircle, circleId, error, onChange }: CircleFieldProps) {
  const { api } = useApp();
  const circles = useQuery(apiQuery(api, "filterCircle", { query: {} }));
  const { data } = circles;
  const hasFailed = circles.isError && !data;
  useViewerState({ circleIds: data?.rows.flatMap(({ id, joinType }) => (joinType === 1 ? id : [])) });
  const selected = data?.rows.find(({ id }) => id === circleId);
  const isUnavailable = data !== undefined && circleId !== "" && !selected && circleId !== currentCircle?.id;
  // The circle accepts no posts any more, or the address contains an unknown ID.
  useEffect(() => {
    if (isUnavailable) onChange({ circleId: "" });
  }, [isUnavailable, onChange]);
  return (
    <Field
      label={text.circle}
      required={kind === 1}
      error={hasFailed ? text.circlesFailed : error}
      labelAside={
        hasFailed && (
          <button
            type="button"
            aria-busy={circles.isFetching}
            onClick={() => void circles.refetch()}
            className="rounded-control text-brand-text text-meta hover:underline tap-y"
          >
            {text.retry}
          </button>
        )
      }
    >
      <span className="relative block">
        {selected?.picUrl && (
          <img
            src={selected.picUrl}
            alt=""
            className="pointer-events-none absolute inset-y-0 left-1.5 z-1 my-auto size-7 rounded-control object-cover"
          />
        )}
        <Select
          value={data ? circleId : ""}
          onChange={(event) => onChange({ circleId: event.target.value })}
          className={selected?.picUrl && "pl-11"}
        >
          <option value="">{kind === 1 ? text.circleHint : text.noCircle}</option>
          {data && currentCircle && !data.rows.some(({ id }) => id === currentCircle.id) && (
            <option value={currentCircle.id}>{currentCircle.groupName}</option>
          )}
          {data?.rows.map((circle) => (
            <CircleOptionItem key={circle.id} circle={circle} isCurrent={circle.id === currentCircle?.id} />
          ))}
        </Select>
      </span>
    </Field>
  );
}

/** Option of the circle select, disabled for non-members of a circle that accepts posts of members only. */
function CircleOptionItem({ circle, isCurrent }: { circle: CircleOption; isCurrent: boolean }) {
  const { id, groupName, joinType } = circle;
  const isMember = useViewerCircle(id) === "joined";
  const isDisabled = joinType === 1 && !isMember && !isCurrent;
  return (
    <option value={id} disabled={isDisabled}>
      {isDisabled ? fillText(text.membersOnly, { circle: groupName }) : groupName}
    </option>
  );
}

interface ChipListProps {
  label: string;
  note: string;
  addLabel: string;
  isFull: boolean;
  error?: string;
  onAdd: () => void;
  children: ReactNode;
}

/** List of removable chips with a button to add one. */
function ChipList({ label, note, addLabel, isFull, error, onAdd, children }: ChipListProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-meta text-text-secondary">
        {label}
        <span className="ml-3 font-normal text-text-muted">{note}</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {children}
        {!isFull && (
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
          className="mt-1.5 flex items-center gap-1 text-danger-text text-meta"
        >
          <TriangleExclamationPoint
            aria-hidden="true"
            size="0.875rem"
            strokeWidth={1.7}
            className="flex-none"
          />
          <span key={error}>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
