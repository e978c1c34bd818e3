import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useNavigate } from "react-router-dom";
import { joinCircle } from "#features/circles/circle-membership.ts";
import { getDraftModelId, setDraftModelId } from "#features/devices/draft-model.ts";
import { devicesQuery, modelsQuery } from "#features/devices/queries.ts";
import { TaskRows } from "#features/tasks/components/task-rows.tsx";
import { taskListQuery } from "#features/tasks/queries.ts";
import { useAction } from "#lib/action.ts";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import type { PageHandle } from "#lib/page.ts";
import { useUrlQuery } from "#lib/use-url-query.ts";
import { pages } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { CircleChoices, ModelChoices } from "../components/first-run-choices.tsx";
import { FirstRunFrame } from "../components/first-run-frame.tsx";
import { getOpenCircles, popularCirclesQuery } from "../queries.ts";
import { firstRunText as text } from "../text.ts";

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(
    queries.prefetchQuery(modelsQuery(api)),
    queries.prefetchQuery(devicesQuery(api)),
    queries.prefetchQuery(popularCirclesQuery(api)),
    queries.prefetchQuery(joinedCircles(api)),
    queries.prefetchInfiniteQuery(taskListQuery(api, "starter")),
  );
}

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.firstRun.title, noindex: true }),
};

interface StepProps {
  onSkip: () => void;
  onNext: () => void;
}

function ModelStep({ onSkip, onNext }: StepProps) {
  const { api } = useApp();
  const { userId } = useMember();
  const { data, error, isFetching, refetch } = useQuery(modelsQuery(api));
  const devices = useQuery(devicesQuery(api)).data?.devices;
  const certifiedModelId = devices?.find(({ authStatus }) => authStatus === 1)?.model.id ?? "";
  const [chosenIds, setChosen] = useState<string>();
  const choose = (id: string) => {
    setDraftModelId(userId, id);
    setChosen(id);
  };
  return (
    <FirstRunFrame
      step={0}
      title={text.model}
      lead={text.modelLead}
      onSkip={onSkip}
      footer={
        <Button tone="primary" size="lg" block onClick={onNext}>
          {text.next}
        </Button>
      }
    >
      {data ? (
        <ModelChoices
          models={data}
          value={chosenIds ?? (getDraftModelId(userId) || certifiedModelId)}
          onChoose={choose}
        />
      ) : error ? (
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-90 w-full rounded-media" />
      )}
    </FirstRunFrame>
  );
}

function CircleStep({ onSkip, onNext }: StepProps) {
  const app = useApp();
  const { data, error, isFetching, refetch } = useQuery(popularCirclesQuery(app.api));
  const joined = useQuery(joinedCircles(app.api));
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const joinedIds = new Set(joined.data?.rows.map(({ id }) => id));
  const toggle = (id: string) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((otherId) => otherId !== id)) : new Set([...before, id]),
    );
  const [joinChosen, isJoining] = useAction(async () => {
    for (const id of chosenIds) {
      await joinCircle(app, id);
      toggle(id);
    }
    onNext();
  });
  return (
    <FirstRunFrame
      step={1}
      title={text.circles}
      lead={text.circlesLead}
      onSkip={onSkip}
      footer={
        <Button
          tone={chosenIds.size > 0 ? "primary" : "secondary"}
          size="lg"
          block
          loading={isJoining}
          onClick={() => void joinChosen()}
        >
          {chosenIds.size > 0 ? fillText(text.join, { n: chosenIds.size }) : text.noCircles}
        </Button>
      }
    >
      {data ? (
        <CircleChoices
          circles={getOpenCircles(data.rows)}
          joinedIds={joinedIds}
          chosenIds={chosenIds}
          onToggle={toggle}
        />
      ) : error ? (
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-90 w-full rounded-media" />
      )}
    </FirstRunFrame>
  );
}

function TaskStep({ onNext }: { onNext: () => void }) {
  const { data } = useInfiniteQuery(taskListQuery(useApp().api, "starter"));
  const tasks = data?.pages.flatMap((page) => page.data);
  const remainingPoints = tasks
    ?.filter(({ finish }) => !finish)
    .reduce((sum, { rewardPoints }) => sum + rewardPoints, 0);
  return (
    <FirstRunFrame
      step={2}
      title={text.tasks}
      lead={
        remainingPoints
          ? fillText(text.tasksLead, { n: remainingPoints })
          : remainingPoints === 0
            ? text.tasksDone
            : "\u00a0"
      }
      onSkip={onNext}
      footer={
        <Button tone="primary" size="lg" block onClick={onNext}>
          {text.enter}
        </Button>
      }
    >
      <Alert className="mb-4">{text.tasksLater}</Alert>
      <Card className="overflow-clip">
        <TaskRows kind="starter" />
      </Card>
    </FirstRunFrame>
  );
}

/** Setup pages after registration: device model, circles and starter tasks. Each step can be skipped. */
export function Component() {
  const navigate = useNavigate();
  const [search, changeQuery] = useUrlQuery();
  const step = search.get("step");
  const finish = () => void navigate(getReturnPath(`?${search}`), { replace: true });
  const goToStep = (next: "circles" | "tasks") =>
    changeQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), step: next }));
  if (step === "tasks") return <TaskStep onNext={finish} />;
  if (step === "circles") return <CircleStep onSkip={finish} onNext={() => goToStep("tasks")} />;
  return <ModelStep onSkip={finish} onNext={() => goToStep("circles")} />;
}
