import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PointsMark } from "@lenscape/ui/points-mark";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { surveyText as text } from "./text.ts";

interface SurveyHeadProps {
  survey: { title: string; intro: string; endAt: string; rewardPoints: number };
  /** Heading level of the title. */
  titleAs?: "h1" | "h2";
  /** Additional content in the last line. */
  children?: ReactNode;
}

/** Header of a survey: title, introduction, deadline and points. */
export function SurveyHeader({
  survey: { title, intro, endAt, rewardPoints },
  titleAs: Title = "h1",
  children,
}: SurveyHeadProps) {
  return (
    <Card className="px-4 py-5 max-md:rounded-none max-md:border-x-0 md:px-7 md:py-6">
      <Title className="font-semibold text-head leading-[1.875rem] wrap-anywhere md:text-[1.625rem] md:leading-[2.375rem]">
        {title}
      </Title>
      <p className="mt-1.5 text-text-secondary leading-[1.7] wrap-anywhere">{intro}</p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-meta text-text-muted tabular-nums">
        <span className="inline-flex items-center gap-1">
          <Clock aria-hidden="true" size="1rem" strokeWidth={1.7} />
          <span>{fillText(text.until, { time: endAt.slice(0, 16) })}</span>
        </span>
        {rewardPoints > 0 && <PointsMark value={rewardPoints} signed />}
        {children}
      </p>
    </Card>
  );
}
