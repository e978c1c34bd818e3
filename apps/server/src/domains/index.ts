import type { Handlers } from "../contract/handler.ts";
import { accessHandlers } from "./access/handlers.ts";
import { accountHandlers } from "./account/handlers.ts";
import { activityDeskHandlers } from "./activities/desk-handlers.ts";
import { activityHandlers } from "./activities/handlers.ts";
import { addressHandlers } from "./addresses/handlers.ts";
import { announcementHandlers } from "./announcements/handlers.ts";
import { authHandlers } from "./auth/handlers.ts";
import { badgeHandlers } from "./badges/handlers.ts";
import { checkInHandlers } from "./checkin/handlers.ts";
import { circleHandlers } from "./circles/handlers.ts";
import { circleManageHandlers } from "./circles/manage-handlers.ts";
import { auditHandlers } from "./console/audit-handlers.ts";
import { consoleHandlers } from "./console/handlers.ts";
import { firmwareHandlers } from "./devices/firmware-handlers.ts";
import { deviceHandlers } from "./devices/handlers.ts";
import { deviceReviewHandlers } from "./devices/review-handlers.ts";
import { draftHandlers } from "./drafts/handlers.ts";
import { feedbackHandlers } from "./feedback/handlers.ts";
import { feedbackStaffHandlers } from "./feedback/staff-handlers.ts";
import { figureHandlers } from "./figures/handlers.ts";
import { foundingHandlers } from "./founding/handlers.ts";
import { helpHandlers } from "./help/handlers.ts";
import { helpManageHandlers } from "./help/manage-handlers.ts";
import { homeHandlers } from "./home/handlers.ts";
import { lookHandlers } from "./home/look-handlers.ts";
import { siteManageHandlers } from "./home/manage-handlers.ts";
import { keyHandlers } from "./integrations/key-handlers.ts";
import { webhookHandlers } from "./integrations/webhook-handlers.ts";
import { invitationHandlers } from "./invitations/handlers.ts";
import { liveHandlers } from "./live/handlers.ts";
import { mailHandlers } from "./mail/handlers.ts";
import { mallHandlers } from "./mall/handlers.ts";
import { messageHandlers } from "./messages/handlers.ts";
import { moderationHandlers } from "./moderation/handlers.ts";
import { noticeHandlers } from "./notices/handlers.ts";
import { oidcHandlers } from "./oidc/handlers.ts";
import { passkeyHandlers } from "./passkeys/handlers.ts";
import { pointHandlers } from "./points/handlers.ts";
import { tipHandlers } from "./points/tip-handlers.ts";
import { pollHandlers } from "./polls/handlers.ts";
import { questionnaireHandlers } from "./questionnaires/handlers.ts";
import { questionnaireManageHandlers } from "./questionnaires/manage-handlers.ts";
import { questionHandlers } from "./questions/handlers.ts";
import { recommendHandlers } from "./recommend/handlers.ts";
import { accountRecoveryHandlers } from "./recovery/account-handlers.ts";
import { recoveryHandlers } from "./recovery/handlers.ts";
import { searchHandlers } from "./search/handlers.ts";
import { searchListHandlers } from "./search/list-handlers.ts";
import { similarHandlers } from "./search/similar.ts";
import { synonymHandlers } from "./search/synonym-handlers.ts";
import { startHandlers } from "./start.ts";
import { taskHandlers } from "./tasks/handlers.ts";
import { taskManageHandlers } from "./tasks/manage-handlers.ts";
import { editionHandlers } from "./threads/edition-handlers.ts";
import { threadHandlers } from "./threads/handlers.ts";
import { topicHandlers } from "./topics/handlers.ts";
import { topicManageHandlers } from "./topics/manage-handlers.ts";
import { twoStepHandlers } from "./twostep/handlers.ts";
import { uploadHandlers } from "./uploads/handlers.ts";
import { uploadStaffHandlers } from "./uploads/staff-handlers.ts";
import { userHandlers } from "./users/handlers.ts";
import { wxHandlers } from "./wx/handlers.ts";

/** Every operation of the contract; the compiler asks for the missing ones. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...activityHandlers,
  ...activityDeskHandlers,
  ...announcementHandlers,
  ...authHandlers,
  ...checkInHandlers,
  ...badgeHandlers,
  ...circleHandlers,
  ...circleManageHandlers,
  ...deviceHandlers,
  ...deviceReviewHandlers,
  ...firmwareHandlers,
  ...draftHandlers,
  ...feedbackHandlers,
  ...feedbackStaffHandlers,
  ...accessHandlers,
  ...auditHandlers,
  ...consoleHandlers,
  ...figureHandlers,
  ...foundingHandlers,
  ...helpHandlers,
  ...helpManageHandlers,
  ...homeHandlers,
  ...editionHandlers,
  ...lookHandlers,
  ...siteManageHandlers,
  ...invitationHandlers,
  ...keyHandlers,
  ...webhookHandlers,
  ...liveHandlers,
  ...mailHandlers,
  ...mallHandlers,
  ...messageHandlers,
  ...moderationHandlers,
  ...noticeHandlers,
  ...pointHandlers,
  ...pollHandlers,
  ...similarHandlers,
  ...questionHandlers,
  ...recommendHandlers,
  ...questionnaireHandlers,
  ...questionnaireManageHandlers,
  ...recoveryHandlers,
  ...accountRecoveryHandlers,
  ...searchHandlers,
  ...searchListHandlers,
  ...startHandlers,
  ...synonymHandlers,
  ...taskHandlers,
  ...taskManageHandlers,
  ...threadHandlers,
  ...tipHandlers,
  ...topicHandlers,
  ...oidcHandlers,
  ...passkeyHandlers,
  ...twoStepHandlers,
  ...topicManageHandlers,
  ...uploadHandlers,
  ...uploadStaffHandlers,
  ...userHandlers,
  ...wxHandlers,
};
