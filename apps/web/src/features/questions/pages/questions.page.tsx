import { PageBody } from "@lenscape/ui/page-body";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { bringsAside } from "#features/threads/use-wide-window.ts";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { MyCard } from "../components/own-questions-card.tsx";
import { QuestionBoard } from "../components/question-board.tsx";
import { HowToAsk, OtherQuestions } from "../components/questions-aside.tsx";
import { otherState, questionModels, questionPages, tabOf } from "../question-list-queries.ts";
import { questionsText as text } from "../text.ts";

/** Fills the cache with the first questions, those beside them and the models they are about. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  const tab = tabOf(search);
  return prefetch(
    queries.prefetchQuery(questionModels(api)),
    ...(tab === "mine"
      ? []
      : [queries.prefetchInfiniteQuery(questionPages(api, tab, search.get("model") ?? ""))]),
    ...(bringsAside() ? [queries.prefetchInfiniteQuery(questionPages(api, otherState(tab), ""))] : []),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.questions.title, description: text.hint }),
};

/** The questions of the community: open, solved, and waiting for one's answer. */
export function Component() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  return (
    <PageBody
      className="md:pt-5"
      aside={
        <>
          <MyCard />
          <HowToAsk />
          <OtherQuestions tab={tab} />
        </>
      }
    >
      <QuestionBoard tab={tab} model={search.get("model") ?? ""} />
    </PageBody>
  );
}
