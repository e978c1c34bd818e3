import { PageBody } from "@lenscape/ui/page-body";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { loadsSidebar } from "#features/threads/use-wide-window.ts";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { OwnQuestionsCard } from "../components/own-questions-card.tsx";
import { QuestionBoard } from "../components/question-board.tsx";
import { HowToAsk, OtherQuestions } from "../components/questions-aside.tsx";
import { getOtherState, getQuestionTab, questionModels, questionPages } from "../question-list-queries.ts";
import { questionsText as text } from "../text.ts";

/** Prefetches the first questions, those of the sidebar and the device models. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const tab = getQuestionTab(search);
  return prefetch(
    queries.prefetchQuery(questionModels(api)),
    ...(tab === "mine"
      ? []
      : [queries.prefetchInfiniteQuery(questionPages(api, tab, search.get("model") ?? ""))]),
    ...(loadsSidebar() ? [queries.prefetchInfiniteQuery(questionPages(api, getOtherState(tab), ""))] : []),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.questions.title, description: text.hint }),
};

/** Page of questions. */
export function Component() {
  const [search] = useSearchParams();
  const tab = getQuestionTab(search);
  return (
    <PageBody
      className="md:pt-5"
      aside={
        <>
          <OwnQuestionsCard />
          <HowToAsk />
          <OtherQuestions tab={tab} />
        </>
      }
    >
      <QuestionBoard tab={tab} model={search.get("model") ?? ""} />
    </PageBody>
  );
}
