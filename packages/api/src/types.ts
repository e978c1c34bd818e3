import type { operationTable } from "./operations.gen.ts";
import type { components, operations } from "./schema.gen.ts";

type Schemas = components["schemas"];

export type Failure = Schemas["Failure"];
export type Thread = Schemas["Thread"];
export type ThreadWithViewer = Schemas["ThreadWithViewer"];
export type HotThread = Schemas["HotThread"];
export type Post = Schemas["Post"];
export type Reply = Schemas["Reply"];
export type Viewer = Schemas["Viewer"];
export type Author = Schemas["Author"];
export type User = Schemas["User"];
export type Profile = Schemas["Profile"];
export type OwnInfo = Schemas["OwnInfo"];
export type Friend = Schemas["Friend"];
export type Image = Schemas["Image"];
export type Video = Schemas["Video"];
export type Topic = Schemas["Topic"];
export type AuditAction = Schemas["AuditAction"];
export type Group = Schemas["Group"];
export type Circle = Schemas["Circle"];
export type CircleOption = Schemas["CircleOption"];
export type JoinedCircle = Schemas["JoinedCircle"];
export type Banner = Schemas["Banner"];
export type Floor = Schemas["Floor"];
export type AppTab = Schemas["AppTab"];
export type MenuItem = Schemas["MenuItem"];
export type Emoji = Schemas["Emoji"];
export type DictItem = Schemas["DictItem"];
export type SiteInfo = Schemas["SiteInfo"];
export type PostNotice = Schemas["PostNotice"];
export type SystemNotice = Schemas["SystemNotice"];
export type NoticeSettings = Schemas["NoticeSettings"];
export type Dialog = Schemas["Dialog"];
export type DialogInfo = Schemas["DialogInfo"];
export type Message = Schemas["Message"];
export type Task = Schemas["Task"];
export type TaskInfo = Schemas["TaskInfo"];
export type CheckInInfo = Schemas["CheckInInfo"];
export type CheckInCalendar = Schemas["CheckInCalendar"];
export type EarlyBird = Schemas["EarlyBird"];
export type Prize = Schemas["Prize"];
export type PrizeClaim = Schemas["PrizeClaim"];
export type LinkCard = Schemas["LinkCard"];
export type Poll = Schemas["Poll"];
export type Activity = Schemas["Activity"];
export type ActivityCard = Schemas["ActivityCard"];
export type ActivitySignup = Schemas["ActivitySignup"];
export type OwnSignup = Schemas["OwnSignup"];

/** The name of an operation, as the contract spells its `operationId`. */
export type OperationId = keyof operations & keyof typeof operationTable;

type Table = typeof operationTable;
type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type ContentOf<Id extends OperationId> =
  NonNullable<operations[Id]["requestBody"]> extends {
    content: infer Content;
  }
    ? Content
    : never;
type Simplify<T> = { [K in keyof T]: T[K] };

/** The JSON body of an operation; `never` when it takes none. */
export type BodyOf<Id extends OperationId> =
  ContentOf<Id> extends { "application/json": infer Body } ? Body : never;

/** The query parameters of an operation; `never` when it takes none. */
export type QueryOf<Id extends OperationId> = NonNullable<Parameters<Id>["query"]>;

/** The path parameters of an operation; `never` when it takes none. */
export type PathOf<Id extends OperationId> = NonNullable<Parameters<Id>["path"]>;

/** The whole successful answer, envelope included. */
export type SuccessOf<Id extends OperationId> = Exclude<
  operations[Id]["responses"][200]["content"]["application/json"],
  Failure
>;

/** A slice of a list, as the client reads it (ENT-120). */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

type FlatOf<Answer> =
  Exclude<keyof Answer, "code" | "msg"> extends never
    ? Record<string, never>
    : Simplify<Omit<Answer, "code" | "msg">>;

/** What is inside the envelope, and what `api.call` resolves to. */
export type AnswerOf<Id extends OperationId> = Table[Id]["envelope"] extends "data"
  ? SuccessOf<Id> extends { data: infer Data }
    ? Data
    : never
  : Table[Id]["envelope"] extends "page"
    ? SuccessOf<Id> extends { rows: (infer Row)[] }
      ? Page<Row>
      : never
    : FlatOf<SuccessOf<Id>>;

/** Operations whose answer is a list. */
export type ListId = { [Id in OperationId]: Table[Id]["envelope"] extends "page" ? Id : never }[OperationId];

/** Operations whose answer is a stream of events. */
export type StreamId = {
  [Id in OperationId]: Table[Id]["envelope"] extends "stream" ? Id : never;
}[OperationId];

/** One row of a list operation. */
export type RowOf<Id extends ListId> = AnswerOf<Id> extends Page<infer Row> ? Row : never;

export type HotThreads = AnswerOf<"threadHot">;
export type ViewerState = AnswerOf<"viewerState">;
export type UnreadSummary = AnswerOf<"unreadNotification">;
export type LiveUnread = Schemas["LiveUnread"];
export type LiveComments = Schemas["LiveComments"];
export type UploadResult = AnswerOf<"commonUpload">;
