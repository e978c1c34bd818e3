import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { otherState, type QuestionTab, questionPages } from "../question-list-queries.ts";
import { questionsText as text } from "../text.ts";

const ROWS = 5;

/** The newest questions of the list that is not open, and the way to all of them. */
export function OtherQuestions({ tab }: { tab: QuestionTab }) {
  const { api } = useApp();
  const state = otherState(tab);
  const { data } = useInfiniteQuery(questionPages(api, state, ""));
  const rows = data?.pages[0]?.rows.slice(0, ROWS) ?? [];
  if (rows.length === 0) return null;
  return (
    <SideCard title={text.newest[state]} moreHref={paths.questions(state)}>
      <ul>
        {rows.map(({ id, title, question }) => (
          <li key={id}>
            <Link
              to={paths.thread(id)}
              className="group grid px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <span className="line-clamp-2 wrap-anywhere group-hover:text-brand-text">{title}</span>
              <span className="text-text-muted text-xs tabular-nums">
                {fillText(text.answersOf, { n: question?.answerCount ?? 0 })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}

/** What makes a question one that gets answered. */
export function HowToAsk() {
  return (
    <SideCard title={text.how.title}>
      <ul className="grid gap-2 px-4 pb-2 text-sm text-text-secondary">
        {text.how.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SideCard>
  );
}
