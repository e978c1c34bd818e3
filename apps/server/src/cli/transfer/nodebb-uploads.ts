import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { decodeHTMLStrict } from "entities";
import { decodePercent } from "./links.ts";
import { LIMITS } from "./records.ts";
import { uploadIdOf } from "./upload-id.ts";

/** Folders of public/uploads that posts and profiles refer to. */
const FOLDERS = ["files", "profile"];
/** Maximum depth of folders in them. */
const MAX_DEPTH = 6;

const UPLOADS = "/assets/uploads/";
/** Maximum length of a path in an address, in characters. */
const MAX_PATH = 1000;
/** Maximum number of closing parentheses at which an address may end. */
const MAX_ENDS = 4;

/** A reference to a file in a text. */
interface Reference {
  path: string;
  /** Position after the address in the text. */
  end: number;
}

/** Files of a NodeBB community by the addresses under which its texts show them. */
export class NodebbUploads {
  /** Paths of the existing files, relative to the folder of uploads. */
  private readonly files = new Set<string>();
  /** Existing paths by their composed form, as macOS stores names in decomposed form. */
  private readonly composed = new Map<string, string>();

  /** Lists the files of the folder. */
  static async open(folder: string): Promise<NodebbUploads> {
    const uploads = new NodebbUploads();
    for (const name of FOLDERS) await uploads.list(folder, name, 0);
    return uploads;
  }

  private async list(folder: string, within: string, depth: number): Promise<void> {
    const entries = await readdir(join(folder, within), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (this.files.size >= LIMITS.archiveFiles) return;
      const path = `${within}/${entry.name}`;
      if (entry.isFile()) {
        this.files.add(path);
        this.composed.set(path.normalize("NFC"), path);
      } else if (entry.isDirectory() && depth < MAX_DEPTH) await this.list(folder, path, depth + 1);
    }
  }

  /** Finds the file of a path as it is, percent-decoded or without HTML entities. */
  private find(path: string): string | undefined {
    const decoded = decodePercent(path);
    const candidates = [path, decoded, decodeHTMLStrict(path), decodeHTMLStrict(decoded)];
    for (const candidate of candidates) {
      const file = this.files.has(candidate) ? candidate : this.composed.get(candidate.normalize("NFC"));
      if (file) return file;
    }
    return undefined;
  }

  /** Returns the path of a file that the database names or an address ends in; undefined for other addresses. */
  pathOf(address: string): string | undefined {
    const at = address.indexOf(UPLOADS);
    const path = at === -1 ? address.replace(/^\/+/, "") : address.slice(at + UPLOADS.length);
    if (!FOLDERS.some((folder) => path.startsWith(`${folder}/`))) return undefined;
    const [plain = ""] = path.split(/[?#]/, 1);
    return this.find(path) ?? this.find(plain) ?? decodePercent(plain);
  }

  /** Replaces the addresses of uploaded files by references, and calls `onFile` for each file. */
  replaceIn(text: string, onFile: (path: string) => void): string {
    let result = "";
    let from = 0;
    for (let at = text.indexOf(UPLOADS); at !== -1; at = text.indexOf(UPLOADS, Math.max(from, at + 1))) {
      const reference = this.referenceAt(text, at);
      if (!reference) continue;
      onFile(reference.path);
      let start = at;
      while (start > from && /[\w.:/%~-]/.test(text[start - 1]!)) start -= 1;
      result += `${text.slice(from, start)}upload:${uploadIdOf(reference.path)}`;
      from = reference.end;
    }
    return result + text.slice(from);
  }

  private referenceAt(text: string, at: number): Reference | undefined {
    if (!FOLDERS.some((folder) => text.startsWith(`${folder}/`, at + UPLOADS.length))) return undefined;
    const rest = text.slice(at, at + UPLOADS.length + MAX_PATH);
    const whole = /^[^\s"'<>[\]]*/.exec(rest)![0];
    const [short = ""] = whole.split(/[()]/, 1);
    // A name may contain parentheses: the longest file wins.
    let longest: Reference | undefined;
    for (const end of endsOf(whole)) {
      const path = whole.slice(UPLOADS.length, end);
      const [plain = ""] = path.split(/[?#]/, 1);
      const isQuery = !path.slice(plain.length).includes(")");
      const file = this.find(path) ?? (isQuery ? this.find(plain) : undefined);
      if (file) longest = { path: file, end: at + end };
    }
    if (longest) return longest;
    const path = this.pathOf(short);
    return path === undefined ? undefined : { path, end: at + short.length };
  }
}

/** Returns the positions at which an address may end: before a closing parenthesis, or at the end. */
function endsOf(whole: string): number[] {
  const ends: number[] = [];
  for (let end = whole.indexOf(")"); end !== -1 && ends.length < MAX_ENDS; end = whole.indexOf(")", end + 1))
    ends.push(end);
  return ends.length < MAX_ENDS ? [...ends, whole.length] : ends;
}
