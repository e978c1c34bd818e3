export { feedbackHandlers } from "./feedback/feedback.handlers.ts";
export { countFresh } from "./feedback/feedback.queries.ts";
export { numberOf, STATUS } from "./feedback/feedback.rules.ts";
export { feedbackStaffHandlers } from "./feedback/feedback-staff.handlers.ts";
export { helpHandlers } from "./help/help.handlers.ts";
export { helpManageHandlers } from "./help/help-manage.handlers.ts";
export { questionnaireHandlers } from "./questionnaire/questionnaire.handlers.ts";
export { questionnaireManageHandlers } from "./questionnaire/questionnaire-manage.handlers.ts";
