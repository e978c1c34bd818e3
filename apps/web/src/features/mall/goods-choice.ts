import type { AnswerOf } from "@lenscape/api/types";
import { useState } from "react";

type Good = Pick<AnswerOf<"goodsDetail">, "options">;

/** Returns the index of the picture of the chosen values; undefined if none of them has one. */
export function findPictureIndex({ options }: Good, chosen: readonly string[]): number | undefined {
  const pictures = options.map(
    ({ values }, optionIndex) => values.find(({ label }) => label === chosen[optionIndex])?.picture,
  );
  const picture = pictures.find(Boolean);
  return picture && picture - 1;
}

/** Returns the choice after a picture was selected: the value it shows, unless that is sold out. */
export function getChoiceForPicture(
  { options }: Good,
  chosen: readonly string[],
  picture: number,
): readonly string[] {
  return options.map(
    ({ values }, optionIndex) =>
      values.find((value) => value.picture === picture + 1 && !value.soldOut)?.label ??
      chosen[optionIndex] ??
      "",
  );
}

/**
 * State of the chosen option values and the selected picture of a product. Each selects the other where a picture shows
 * a value.
 */
export function useProductChoice(good: AnswerOf<"goodsDetail">) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    good.options.map(({ values }) => values.find(({ soldOut }) => !soldOut)?.label ?? ""),
  );
  const [selectedPicture, setSelectedPicture] = useState<number>();
  return {
    chosen,
    picture: selectedPicture ?? findPictureIndex(good, chosen) ?? 0,
    choose(optionIndex: number, label: string) {
      const next = chosen.map((before, index) => (index === optionIndex ? label : before));
      setChosen(next);
      // A value without a picture keeps the selected picture.
      if (findPictureIndex(good, next) !== findPictureIndex(good, chosen)) setSelectedPicture(undefined);
    },
    look(picture: number) {
      setSelectedPicture(picture);
      setChosen(getChoiceForPicture(good, chosen, picture));
    },
  };
}
