import { representatives } from "virtual:widget-sources";
import { useEffect, useState } from "react";
import { type Conditions, heldStories } from "./condition-results.ts";

const json = (file: string) => fetch(file).then((answer) => answer.json());

/** The rule by which the test runner chooses stories, on the index it reads, and what it wrote next to that. */
async function read(): Promise<Conditions> {
  const [{ entries }, results] = await Promise.all([json("index.json"), json("conditions.json")]);
  const held = [...representatives(entries)].map((id) => ({ id, name: entries[id].name }));
  return { held: heldStories(held), results };
}

let known: Promise<Conditions> | undefined;

/** What is known of the widgets under the conditions; undefined until it is read. */
export function useConditions(): Conditions | undefined {
  const [conditions, setConditions] = useState<Conditions>();
  useEffect(() => {
    known ??= read();
    known.then(setConditions);
  }, []);
  return conditions;
}
