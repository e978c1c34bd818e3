/** A hit as start and end offset in UTF-16 units; the end is exclusive. */
export type TextMark = readonly number[];

interface Piece {
  at: number;
  piece: string;
  hit: boolean;
}

/** Splits a text at its marks. Marks outside the text or inside another mark are ignored. */
export function markedPieces(text: string, marks: readonly TextMark[]): Piece[] {
  const pieces: Piece[] = [];
  let consumed = 0;
  for (const [from = 0, to = 0] of marks) {
    if (from < consumed || to <= from || to > text.length) continue;
    if (from > consumed) pieces.push({ at: consumed, piece: text.slice(consumed, from), hit: false });
    pieces.push({ at: from, piece: text.slice(from, to), hit: true });
    consumed = to;
  }
  if (consumed < text.length) pieces.push({ at: consumed, piece: text.slice(consumed), hit: false });
  return pieces;
}
