import type { AnswerOf } from "@lenscape/api/types";
import { useState } from "react";

type Good = Pick<AnswerOf<"goodsDetail">, "options">;

/** The place of the picture that shows what is chosen; none where no chosen value has one. */
export function pictureOf({ options }: Good, chosen: readonly string[]): number | undefined {
  const pictures = options.map(({ values }, at) => values.find(({ label }) => label === chosen[at])?.picture);
  const picture = pictures.find(Boolean);
  return picture && picture - 1;
}

/** What is chosen after a look at a picture: the value that it shows, unless there is none or none left of it. */
export function choiceBy({ options }: Good, chosen: readonly string[], picture: number): readonly string[] {
  return options.map(
    ({ values }, at) =>
      values.find((value) => value.picture === picture + 1 && !value.soldOut)?.label ?? chosen[at] ?? "",
  );
}

/** The values chosen of a good and the picture looked at: each leads to the other where a picture shows a value. */
export function useChoice(good: AnswerOf<"goodsDetail">) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    good.options.map(({ values }) => values.find(({ soldOut }) => !soldOut)?.label ?? ""),
  );
  const [looked, setLooked] = useState<number>();
  return {
    chosen,
    picture: looked ?? pictureOf(good, chosen) ?? 0,
    choose(at: number, label: string) {
      const next = chosen.map((before, index) => (index === at ? label : before));
      setChosen(next);
      // A value without a picture of its own leaves the one that is looked at.
      if (pictureOf(good, next) !== pictureOf(good, chosen)) setLooked(undefined);
    },
    look(picture: number) {
      setLooked(picture);
      setChosen(choiceBy(good, chosen, picture));
    },
  };
}
