import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { getOtherState, type QuestionTab, questionPages } from "../question-list-queries.ts";
import { questionsText as text } from "../text.ts";

const MAX_ROWS = 5;

/** Sidebar card with the newest questions of the other state. */
export function OtherQuestions({ tab }: { tab: QuestionTab }) {
  const { api } = useApp();
  const state = getOtherState(tab);
  const { data } = useInfiniteQuery(questionPages(api, state, ""));
  const rows = data?.pages[0]?.rows.slice(0, MAX_ROWS) ?? [];
  if (rows.length === 0) return null;
  return (
    <SideCard title={text.otherList[state]} moreHref={paths.questions(state)}>
      <ul>
        {rows.map(({ id, title, question }) => (
          <li key={id}>
            <Link
              to={paths.thread(id)}
              className="group grid px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <span className="line-clamp-2 wrap-anywhere group-hover:text-brand-text">{title}</span>
              <span className="text-text-muted text-meta tabular-nums">
                {fillText(text.answerCount, { n: question?.answerCount ?? 0 })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}

/** Sidebar card with advice for asking questions. */
export function HowToAsk() {
  return (
    <SideCard title={text.howToAsk.title}>
      <ul className="grid gap-2 px-4 pb-2 text-meta text-text-secondary">
        {text.howToAsk.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SideCard>
  );
}
