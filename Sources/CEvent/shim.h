// First, because libevent's headers would give the system's another shape than other modules see.
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/types.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/http_struct.h>
#include <event2/keyvalq_struct.h>
#include <event2/listener.h>

// Lists of libevent are walked by macros, which Swift does not see.
typedef void (*cevent_field_callback)(void *context, const char *name, const char *value);

static inline void cevent_each_field(
    const struct evkeyvalq *fields, void *context, cevent_field_callback body) {
  for (struct evkeyval *field = fields->tqh_first; field; field = field->next.tqe_next)
    body(context, field->key, field->value);
}

static inline int cevent_is_http_1_0(const struct evhttp_request *request) {
  return request->major == 1 && request->minor == 0;
}

// The port that a socket is bound to, or 0.
static inline int cevent_port(int socket) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(socket, (struct sockaddr *)&address, &length) != 0) return 0;
  switch (address.ss_family) {
    case AF_INET: return ntohs(((struct sockaddr_in *)&address)->sin_port);
    case AF_INET6: return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
    default: return 0;
  }
}
