import ts from "typescript-api";
import { ownProps, propName, spelledOut } from "./own-props.ts";
import type { PropRow } from "./props-table.tsx";
import { widgetVariants } from "./widget-variants.ts";

/** `ButtonProps` → its props, as the docs show them. */
export type PropDocs = Record<string, PropRow[]>;

/** What stands above a property, in one line. */
function says(member: ts.TypeElement): string {
  const [note] = ts.getJSDocCommentsAndTags(member);
  const text = note && ts.isJSDoc(note) ? ts.getTextOfJSDocComment(note.comment) : undefined;
  return (text ?? "").replace(/\s*\n\s*/g, " ");
}

const typeOf = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) ? (member.type?.getText() ?? "").replace(/\s+/g, " ") : "function";

/**
 * The props of every widget as its sources write them: its own, those it takes from a neighbour's type, and the choices of
 * its styles. What it hands on to an element of the platform is not among them.
 * @param sources folder → file below it → text, without stories and tests
 * @returns folder → the types that its widget exports → their props
 */
export function propDocs(sources: Record<string, Record<string, string>>): Record<string, PropDocs> {
  const all = Object.values(sources).flatMap((files) => Object.values(files));
  const variantsOf = widgetVariants(all);
  return Object.fromEntries(
    Object.entries(sources).map(([folder, files]) => {
      const near = [...all, ...Object.values(files)];
      const types = ownProps(files[`${folder}.tsx`] ?? "", near);
      const spell = spelledOut(near);
      const docs = [...types].map(([type, members]) => {
        const styles = Object.entries(variantsOf(type)).map(([name, variant]) => ({
          name,
          type: variant.values.map((value) => JSON.stringify(value)).join(" | "),
          required: false,
          fallback: "",
          says: variant.says,
        }));
        const own = members.map((member) => ({
          name: propName(member),
          type: spell(typeOf(member)),
          required: !member.questionToken,
          fallback: "",
          says: says(member),
        }));
        return [type, unique([...own, ...styles])];
      });
      return [folder, Object.fromEntries(docs)];
    }),
  );
}

/** Parts of a union may each have a prop of the same name: the first that says something counts. */
function unique(rows: PropRow[]): PropRow[] {
  return rows.filter(({ name }, at) => {
    const same = rows.filter((row) => row.name === name);
    return rows[at] === (same.find(({ says }) => says) ?? same[0]);
  });
}
