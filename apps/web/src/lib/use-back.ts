import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#paths";

/** Returns a function that goes one history step back, or home from the first page of a visit. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === "default" ? navigate(paths.home()) : navigate(-1));
}
