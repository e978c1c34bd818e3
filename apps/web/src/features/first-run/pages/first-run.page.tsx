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
import { taskList } from "#features/tasks/queries.ts";
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
import { liveliest, openCircles } from "../queries.ts";
import { firstRunText as text } from "../text.ts";

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(
    queries.prefetchQuery(modelsQuery(api)),
    queries.prefetchQuery(devicesQuery(api)),
    queries.prefetchQuery(liveliest(api)),
    queries.prefetchQuery(joinedCircles(api)),
    queries.prefetchInfiniteQuery(taskList(api, "starter")),
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
  const mine = useQuery(devicesQuery(api)).data?.devices;
  const certified = mine?.find(({ authStatus }) => authStatus === 1)?.model.id ?? "";
  const [chosen, setChosen] = useState<string>();
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
      bar={
        <Button tone="primary" size="lg" block onClick={onNext}>
          {text.next}
        </Button>
      }
    >
      {data ? (
        <ModelChoices
          models={data}
          value={chosen ?? (getDraftModelId(userId) || certified)}
          onChoose={choose}
        />
      ) : error ? (
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-90 w-full rounded-xl" />
      )}
    </FirstRunFrame>
  );
}

function CircleStep({ onSkip, onNext }: StepProps) {
  const app = useApp();
  const { data, error, isFetching, refetch } = useQuery(liveliest(app.api));
  const joined = useQuery(joinedCircles(app.api));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const inside = new Set(joined.data?.rows.map(({ id }) => id));
  const toggle = (id: string) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  const [go, going] = useAction(async () => {
    for (const id of chosen) {
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
      bar={
        <Button
          tone={chosen.size > 0 ? "primary" : "secondary"}
          size="lg"
          block
          loading={going}
          onClick={() => void go()}
        >
          {chosen.size > 0 ? fillText(text.join, { n: chosen.size }) : text.noCircles}
        </Button>
      }
    >
      {data ? (
        <CircleChoices circles={openCircles(data.rows)} joined={inside} chosen={chosen} onToggle={toggle} />
      ) : error ? (
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-90 w-full rounded-xl" />
      )}
    </FirstRunFrame>
  );
}

function TaskStep({ onNext }: { onNext: () => void }) {
  const { data } = useInfiniteQuery(taskList(useApp().api, "starter"));
  const tasks = data?.pages.flatMap((page) => page.data);
  const left = tasks
    ?.filter(({ finish }) => !finish)
    .reduce((sum, { rewardPoints }) => sum + rewardPoints, 0);
  return (
    <FirstRunFrame
      step={2}
      title={text.tasks}
      lead={left ? fillText(text.tasksLead, { n: left }) : left === 0 ? text.tasksDone : "\u00a0"}
      onSkip={onNext}
      bar={
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

/** The first steps after registering: one's model, some circles, the starter tasks. Each can be left out. */
export function Component() {
  const navigate = useNavigate();
  const [search, changeQuery] = useUrlQuery();
  const step = search.get("step");
  const leave = () => void navigate(getReturnPath(`?${search}`), { replace: true });
  const to = (next: "circles" | "tasks") =>
    changeQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), step: next }));
  if (step === "tasks") return <TaskStep onNext={leave} />;
  if (step === "circles") return <CircleStep onSkip={leave} onNext={() => to("tasks")} />;
  return <ModelStep onSkip={leave} onNext={() => to("circles")} />;
}
