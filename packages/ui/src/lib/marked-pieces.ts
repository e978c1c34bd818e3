/** 命中的一段：从第几个 UTF-16 单元起、到第几个之前。 */
export type TextMark = readonly number[];

interface Piece {
  at: number;
  piece: string;
  hit: boolean;
}

/** Cuts a text at its marks. Marks that lie outside of it or inside one another are passed over. */
export function markedPieces(text: string, marks: readonly TextMark[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from = 0, to = 0] of marks) {
    if (from < done || to <= from || to > text.length) continue;
    if (from > done) pieces.push({ at: done, piece: text.slice(done, from), hit: false });
    pieces.push({ at: from, piece: text.slice(from, to), hit: true });
    done = to;
  }
  if (done < text.length) pieces.push({ at: done, piece: text.slice(done), hit: false });
  return pieces;
}
